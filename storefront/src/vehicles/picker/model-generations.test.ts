import { expect, test } from "vitest";
import { generationsOf } from "./model-generations.ts";

const models = [
  "Ibiza III (6L)",
  "Ibiza IV (6J, 6P)",
  "Exeo (3R)",
  "Serie 3 (E46)",
  "Serie 3 (E90, E91)",
].map((name) => ({ name }));
const generations = () => models.map(generationsOf(models));

test("a model of one generation has no group", () => {
  expect(generations()[2]).toBeNull();
});

test("generations of a model share its name, and keep what tells them apart", () => {
  expect(generations().filter((found) => found !== null)).toEqual([
    { family: "Ibiza", name: "III (6L)" },
    { family: "Ibiza", name: "IV (6J, 6P)" },
    { family: "Serie 3", name: "E46" },
    { family: "Serie 3", name: "E90, E91" },
  ]);
});

test("two models of one name keep it", () => {
  const twice = [{ name: "Kangoo" }, { name: "Kangoo II" }];
  expect(twice.map(generationsOf(twice))).toEqual([
    { family: "Kangoo", name: "Kangoo" },
    { family: "Kangoo", name: "II" },
  ]);
});
