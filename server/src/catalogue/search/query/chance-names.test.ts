import { expect, test } from "vitest";
import { namedEntity } from "../../../../test/catalogue/named-entity.ts";
import { chanceRules } from "./chance-names.ts";
import { createLexicon } from "./create-lexicon.ts";
import { parseQuery } from "./parse-query.ts";

const models = ["Volkswagen Golf", "Nissan Note", "SEAT Ibiza", "Honda Civic"].map((text, index) => {
  const [maker = "", model = ""] = text.split(" ");
  return { id: index + 1, maker, model };
});
const lexicon = createLexicon({
  partTypes: [],
  categories: [namedEntity(1, "Rodamientos")],
  brands: [],
  makers: models.map(({ id, maker }) => ({ id, name: maker })),
  models: models.map(({ id, model }) => ({ id, makerId: id, name: model })),
  variants: models.map(({ id }) => ({
    ...{ id, modelId: id, vehicleName: "1.6" },
    ...{ fuel: "petrol", builtFrom: 201501, builtTo: null, kw: 81, cv: 110 },
  })),
  values: [],
  measures: [],
});

test.each(chanceRules)("$reason: $example", ({ example, unlike }) => {
  expect(parseQuery(lexicon, example).vehicle).toBeNull();
  expect(parseQuery(lexicon, unlike).vehicle).not.toBeNull();
});

test("an everyday word is a car beside one of its windows or doors at some side", () => {
  const isCar = (query: string) => parseQuery(lexicon, query).vehicle !== null;
  expect(["driver window note", "finestra esquerra note"].map(isCar)).toEqual([true, true]);
  expect(["delivery note", "window note"].map(isCar)).toEqual([false, false]);
});

test("somebody's own car is one beside a word from elsewhere, unless its name is an everyday word", () => {
  const isCar = (query: string) => parseQuery(lexicon, query).vehicle !== null;
  expect(["held with a broom on my civic", "broom civic"].map(isCar)).toEqual([true, false]);
  expect(isCar("broom my note")).toBe(false);
});
