import fc from "fast-check";
import { expect, test } from "vitest";
import { emptyLexiconSource } from "../../../../../test/catalogue/empty-lexicon-source.ts";
import { namedEntity } from "../../../../../test/catalogue/named-entity.ts";
import { createLexicon } from "../create-lexicon.ts";
import { parseQuery } from "../parse-query.ts";
import { readPrice } from "./read-price.ts";

const lexicon = createLexicon({
  ...emptyLexiconSource,
  partTypes: [
    namedEntity(1, "Batería", "bateria", "battery"),
    namedEntity(2, "Neumático", "neumáticos", "tyres"),
  ],
});

test.each([
  ["batería por menos de 80 euros", null, 8000],
  ["batería hasta 80€", null, 8000],
  ["batería 80 €", null, 8000],
  ["batería de 79,90 euros", null, 7990],
  ["baterías a partir de 50 euros", 5000, null],
  ["batería entre 50 y 80 euros", 5000, 8000],
  ["batería entre 80€ y 50€", 5000, 8000],
  ["battery under €80", null, 8000],
  ["battery from 50 to 80 euros", 5000, 8000],
  ["battery no more than 80 euros", null, 8000],
  ["battery over 80 euros", 8000, null],
  ["bateria per menys de 80 euros", null, 8000],
  ["bateria de 50 a 80 euros", 5000, 8000],
  ["batería no más de 1.200 euros", null, 120_000],
  ["batería, no quiero más de 80 euros", null, 8000],
  ["batería que no pase de 80 €", null, 8000],
  ["batería 79'90€", null, 7990],
  ["battery €79.90", null, 7990],
  ["battery £80", null, 8000],
  ["batería 80 euros cada una", null, 8000],
  ["80 euros la batería", null, 8000],
])("%s is a price from %s to %s", (query, min, max) => {
  const { price, partType, unknown } = parseQuery(lexicon, query);
  expect([price?.min, price?.max]).toEqual([min, max]);
  expect(partType?.thing.id).toBe(1);
  expect(unknown).toEqual([]);
});

test.each([
  "batería 80 Ah",
  "5 euros de descuento en batería",
  "batería euros",
  "batería 0 euros",
  "euros 80",
  "batería golf 7 euro 6",
  "batería 2.3 euro 5b",
  "batería 5 euros el kilo",
  "battery 5 euros per litre",
  "batería 20 euros al mes",
])("%s asks for no price", (query) => {
  expect(parseQuery(lexicon, query).price).toBeNull();
});

test("whatever is said around it, a range has places in the query and a lower end that is not above the other", () => {
  const word = fc.constantFrom(
    ..."entre y de a hasta menos mas from to no por euros eur 5 80 49.9 1.200 bateria".split(" "),
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 10 }), (words) => {
      const price = readPrice(words);
      if (!price) return;
      const { min, max, places } = price;
      expect(min ?? max).not.toBeNull();
      expect(min ?? 0).toBeLessThanOrEqual(max ?? Number.POSITIVE_INFINITY);
      expect(places.every((place) => place >= 0 && place < words.length)).toBe(true);
      expect(new Set(places).size).toBe(places.length);
    }),
  );
});
