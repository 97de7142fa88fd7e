import { expect, test } from "vitest";
import { withWholeYears } from "./whole-years.ts";

const vehicles = { names: new Set(["ibiza", "golf", "gasolina"]) };
const read = (query: string) => withWholeYears(vehicles, query.split(" ")).join(" ");

test.each([
  ["pastillas ibiza del 03", "pastillas ibiza del 2003"],
  ["ibiza del 0 3 pastillas", "ibiza del 2003 pastillas"],
  ["discos golf 5 del 98", "discos golf 5 del 1998"],
  ["escobillas golf del 17", "escobillas golf del 2017"],
])("behind a car, %s tells a year", (query, meant) => {
  expect(read(query)).toBe(meant);
});

test.each([
  "gasolina del 95",
  "discos del 28 golf",
  "llantas golf del 17",
  "discos golf del 28",
  "bateria golf del 12 v",
  "filtro golf del 2012",
])("%s tells no year of two digits", (query) => {
  expect(read(query)).toBe(query);
});
