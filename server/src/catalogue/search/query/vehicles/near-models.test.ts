import { expect, test } from "vitest";
import { createNearModels } from "./near-models.ts";

const nearModel = createNearModels(
  {
    models: [
      { id: 1, makerId: 1, name: "Captur II (HF)" },
      { id: 2, makerId: 2, name: "Punto II (188)" },
      { id: 3, makerId: 2, name: "Panda III (312)" },
    ],
  },
  new Map([
    ["renault", 1],
    ["fiat", 2],
  ]),
);

test("a word behind a maker is a typo of its model, whatever it means elsewhere", () => {
  expect([nearModel("renault", "capture"), nearModel("fiat", "pinto")]).toEqual(["captur", "punto"]);
});

test.each([
  ["fiat", "capture"],
  ["foto", "capture"],
  ["fiat", "monto"],
  ["fiat", "pint"],
])("%s %s is no typo of a model", (maker, word) => {
  expect(nearModel(maker, word)).toBeNull();
});
