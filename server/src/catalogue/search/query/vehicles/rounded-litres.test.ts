import { expect, test } from "vitest";
import { withLitres } from "./rounded-litres.ts";

const vehicles = {
  names: new Set(["ibiza", "golf", "seat"]),
  isModel: (word: string) => /^(?:ibiza|golf)$/.test(word),
};
const read = (query: string) => withLitres(vehicles, query.split(" ")).join(" ");

test.each([
  ["embrague ibiza 1400", "embrague ibiza 1.4"],
  ["alternador 1900 tdi", "alternador 1.9 tdi"],
  ["golf 1.600 gasolina", "golf 1.6 gasolina"],
  ["2000 tdi", "2.0 tdi"],
])("%s tells a displacement", (query, meant) => {
  expect(read(query)).toBe(meant);
});

test.each(["golf 2000", "seat 1500", "golf 1100 amp", "golf 1500 km", "ref 1400", "golf 1450"])(
  "%s tells none",
  (query) => {
    expect(read(query)).toBe(query);
  },
);
