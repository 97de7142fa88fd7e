import { expect, test } from "vitest";
import { keysOfModels } from "./vehicle-keys.ts";

const source = {
  makers: [
    { id: 1, name: "Mercedes-Benz" },
    { id: 2, name: "Volkswagen" },
  ],
  models: [
    { id: 1, makerId: 1, name: "Vito (W639)" },
    { id: 2, makerId: 2, name: "Polo IV (9N)" },
    { id: 3, makerId: 2, name: "Golf VI (5K1)" },
  ],
};

test.each([
  ["639", [1]],
  ["9n", [2]],
  ["9n3", [2]],
  ["5k", [3]],
  ["5k1", null],
])("%s is a chassis code that needs its maker or model", (code, ids) => {
  expect(keysOfModels(source).vague.get(code) ?? null).toEqual(ids);
});

test("a family's name is said alone", () => {
  const citroens = {
    makers: [{ id: 1, name: "Citroën" }],
    models: [
      { id: 1, makerId: 1, name: "Xsara Picasso (N68)" },
      { id: 2, makerId: 1, name: "C3 Picasso (SH)" },
      { id: 3, makerId: 1, name: "C3 I" },
    ],
  };
  expect(keysOfModels(citroens).models.get("picasso")).toEqual([1, 2]);
});

test("the letter of a class is no generation, and a class without one is no model", () => {
  const classes = { makers: source.makers, models: [{ id: 1, makerId: 1, name: "Clase V (W447)" }] };
  const { models } = keysOfModels(classes);
  expect([models.get("clasev"), models.get("clase")]).toEqual([[1], undefined]);
});

test("whole chassis codes name models by themselves", () => {
  const { models } = keysOfModels(source);
  expect([models.get("w639"), models.get("5k1")]).toEqual([[1], [3]]);
});
