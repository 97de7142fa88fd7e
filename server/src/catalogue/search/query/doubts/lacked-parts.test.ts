import { expect, test } from "vitest";
import { emptyLexiconSource } from "../../../../../test/catalogue/empty-lexicon-source.ts";
import { namedEntity } from "../../../../../test/catalogue/named-entity.ts";
import { createLexicon } from "../create-lexicon.ts";
import { parseQuery } from "../parse-query.ts";

const lexicon = createLexicon({
  ...emptyLexiconSource,
  partTypes: [
    namedEntity(1, "Bomba de agua"),
    namedEntity(2, "Batería"),
    namedEntity(3, "Motor de arranque"),
    namedEntity(4, "Faro delantero", "faro"),
    namedEntity(5, "Bombilla de faro"),
  ],
});

test("a part that is not to blame is not wanted", () => {
  const leak = parseQuery(lexicon, "pierde agua por debajo pero no es la bomba de agua");
  expect(leak.symptom?.symptom.id).toBe("loses-coolant");
  expect(leak).toMatchObject({ partType: null, unknown: [] });
  const start = parseQuery(lexicon, "no arranca y no es la batería, es el motor de arranque");
  expect(start.partType?.thing.id).toBe(3);
});

test("neither of two things, nor one that is denied by its article, is wanted", () => {
  const named = (query: string) => parseQuery(lexicon, query).partType?.thing.id;
  expect(named("motor de arranque sin batería ni bomba de agua")).toBe(3);
  expect(named("no funciona ni el motor de arranque")).toBe(3);
  expect(named("necesito batería no la batería del mando el motor de arranque")).toBe(3);
});

test("what a part must lack leaves its side as it is", () => {
  expect(parseQuery(lexicon, "faro izquierdo sin bombilla")).toMatchObject({
    partType: { thing: { id: 4 } },
    side: { code: "left" },
  });
});

test("a verb that is denied leaves the part as it is", () => {
  expect(parseQuery(lexicon, "no encuentro la batería").partType?.thing.id).toBe(2);
});

test("*not the* denies a part, *no el de* another of its kind, and *not* alone complains", () => {
  const named = (query: string) => parseQuery(lexicon, query).partType?.thing.id;
  expect(named("motor de arranque not the batería")).toBe(3);
  expect(named("bomba de agua no la de la batería")).toBe(1);
  expect(parseQuery(lexicon, "battery not charging").symptom?.symptom.id).toBe("battery-dies");
  expect(parseQuery(lexicon, "bomba de agua no la del acelerador").symptom).toBeNull();
});
