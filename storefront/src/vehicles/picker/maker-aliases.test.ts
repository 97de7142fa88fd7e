import { expect, test } from "vitest";
import { matchingRows } from "../../ui/forms/searchable-text.ts";
import { makerAliases } from "./maker-aliases.ts";

const makers = [
  { name: "Volkswagen", slug: "volkswagen" },
  { name: "Land Rover", slug: "land-rover" },
  { name: "SEAT", slug: "seat" },
];

test("a maker without another name has no aliases", () => {
  expect(makerAliases({ slug: "seat" })).toBe("");
});

test("makers are found by what people call them", () => {
  const find = (typed: string) => matchingRows(makers, typed, ({ name }) => name, makerAliases);
  expect(find("vw").map(({ name }) => name)).toEqual(["Volkswagen"]);
  expect(find("range rover").map(({ name }) => name)).toEqual(["Land Rover"]);
});
