import { expect, test } from "vitest";
import { emptyLexiconSource } from "../../../../test/catalogue/empty-lexicon-source.ts";
import { namedEntity } from "../../../../test/catalogue/named-entity.ts";
import { createLexicon } from "./create-lexicon.ts";
import type { LexiconSource } from "./lexicon.ts";
import { parseQuery } from "./parse-query.ts";

const source: LexiconSource = {
  ...emptyLexiconSource,
  partTypes: [
    namedEntity(1, "Brazo de suspensión"),
    namedEntity(2, "Rótula de suspensión", "rótula"),
    namedEntity(3, "Retrovisor exterior", "retrovisor"),
    namedEntity(4, "Intermitente"),
    namedEntity(5, "Kit de embrague", "embrague"),
    namedEntity(6, "Volante de motor", "volante"),
    namedEntity(7, "Kit de distribución con bomba de agua"),
    namedEntity(8, "Kit de distribución"),
    namedEntity(9, "Bomba de agua"),
    namedEntity(10, "Radiador"),
    namedEntity(11, "Condensador de aire acondicionado", "aire acondicionado"),
    namedEntity(12, "Elevalunas"),
    namedEntity(13, "Motor de elevalunas"),
    namedEntity(14, "Junta homocinética"),
    namedEntity(15, "Corona ABS de semieje", "anillo ABS"),
  ],
  equipment: [
    { partTypeId: 1, text: "Con rótula" },
    { partTypeId: 1, text: "Amb ròtula" },
    { partTypeId: 3, text: "Con intermitente" },
    { partTypeId: 3, text: "Calefactado" },
    { partTypeId: 8, text: "Con bomba" },
    { partTypeId: 10, text: "Para coches con aire acondicionado" },
  ],
};
const lexicon = createLexicon(source);

test.each([
  ["BRAZO SUSP. C/ROTULA", 1],
  ["brazo de suspensión delantero amb ròtula", 1],
  ["retrovisor derecho con intermitente", 3],
  ["kit distribución con bomba de agua", 7],
  ["radiador con aire acondicionado", 10],
])("%s is one part with its equipment", (query, id) => {
  const { partType, also, unknown } = parseQuery(lexicon, query);
  expect([partType?.thing.id, also, unknown]).toEqual([id, null, []]);
});

test.each([
  ["embrague con volante", [5, 6]],
  ["retrovisor y intermitente", [3, 4]],
  ["rótula de suspensión", [2, undefined]],
])("%s has no equipment", (query, ids) => {
  const { partType, also } = parseQuery(lexicon, query);
  expect([partType?.thing.id, also?.thing.id].toSorted()).toEqual(ids);
});

test.each([
  ["junta homocinética con anillo ABS", 14],
  ["bomba de agua con junta", 9],
])("a piece that %s comes with is not what is wanted", (query, id) => {
  const { partType, also } = parseQuery(lexicon, query);
  expect([partType?.thing.id, also]).toEqual([id, null]);
});

test("a piece of a part is another thing", () => {
  expect(parseQuery(lexicon, "junta de bomba de agua").partType).toBeNull();
  expect(parseQuery(lexicon, "anillo ABS").partType?.thing.id).toBe(15);
});

test("what a part lacks is no part", () => {
  expect(parseQuery(lexicon, "elevalunas sin motor").partType?.thing.id).toBe(12);
  expect(parseQuery(lexicon, "motor elevalunas").partType?.thing.id).toBe(13);
});
