import { expect, test } from "vitest";
import { emptyLexiconSource } from "../../../../../test/catalogue/empty-lexicon-source.ts";
import { namedEntity } from "../../../../../test/catalogue/named-entity.ts";
import { createLexicon } from "../create-lexicon.ts";
import { parseQuery } from "../parse-query.ts";

const lexicon = createLexicon({
  ...emptyLexiconSource,
  partTypes: [
    namedEntity(1, "Filtro de aire"),
    namedEntity(2, "Reducer"),
    namedEntity(3, "Throttle cleaner"),
    namedEntity(4, "Power steering pump"),
  ],
  categories: [namedEntity(1, "Screws")],
  makers: [{ id: 1, name: "Renault" }],
  models: [
    { id: 1, makerId: 1, name: "Captur II (HF)" },
    { id: 2, makerId: 1, name: "Captur I (J5)" },
    { id: 3, makerId: 1, name: "Espace IV (JK)" },
  ],
  variants: [1, 2, 3].map((id) => ({
    ...{ id, modelId: id, vehicleName: "1.5 dCi", fuel: "diesel", kw: 66, cv: 90 },
    ...{ builtFrom: id === 1 ? 202001 : 201301, builtTo: id === 1 ? null : 201912 },
  })),
});
const read = (query: string) => {
  const { words, vehicle, unknown } = parseQuery(lexicon, query);
  return [vehicle?.modelIds ?? [], unknown.map((place) => words[place])];
};

test("a model's year may be written in one word with it", () => {
  expect(read("filtro aire captur2015")).toEqual([[2], []]);
  expect(read("filtro aire captur1234")).toEqual([[], ["captur1234"]]);
});

test("a displacement may be rounded to hundreds of cubic centimetres", () => {
  expect(read("filtro aire captur 1500")).toEqual([[1, 2], []]);
});

test("behind its maker, an everyday word is a typo of a model", () => {
  expect(read("filtro aire renault capture")).toEqual([[1, 2], []]);
  expect(read("filtro aire capture")).toEqual([[], ["capture"]]);
});

test("a whole word of a complaint is no typo of a part's", () => {
  expect(parseQuery(lexicon, "reduced power").symptom?.symptom.id).toBe("no-power");
});

test("what was done is no typo of what does it", () => {
  const { partType, corrections } = parseQuery(lexicon, "throttle cleaned");
  expect([partType, corrections]).toEqual([null, []]);
});

test("the model behind its maker comes before another one", () => {
  expect(read("espace in front of my renault captur 1500")[0]).toEqual([1, 2]);
});

test("no part is named twice, and none with a long name gives way to a complaint", () => {
  expect(parseQuery(lexicon, "filtro de aire, el filtro de aire").also).toBeNull();
  const whining = parseQuery(lexicon, "power steering pump whining");
  expect([whining.partType?.thing.id, whining.symptom?.symptom.id]).toEqual([4, "steering-noise"]);
});

test("what something unknown comes with is no category", () => {
  const named = (query: string) => parseQuery(lexicon, query).category?.thing.id;
  expect([named("mud flaps with screws"), named("screws with washers")]).toEqual([undefined, 1]);
});
