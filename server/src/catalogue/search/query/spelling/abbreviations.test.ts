import fc from "fast-check";
import { expect, test } from "vitest";
import { emptyLexiconSource } from "../../../../../test/catalogue/empty-lexicon-source.ts";
import { createLexicon } from "../create-lexicon.ts";
import type { LexiconSource, NamedEntity } from "../lexicon.ts";
import { parseQuery } from "../parse-query.ts";

const named = (id: number, ...texts: string[]): NamedEntity => ({
  id,
  names: texts.map((text) => ({ text, isHeadLast: false })),
  synonyms: [],
  demand: 50,
});
const names = [
  "Junta de culata",
  "Cilindro de rueda",
  "Pastillas de freno",
  "Bomba de agua",
  "Filtro de aceite",
  "Válvula EGR",
  "Amortiguador",
  "Alternador",
  "Soporte de motor",
  "Electroventilador",
  "Radiador",
  "Coil spring",
];
const source: LexiconSource = {
  ...emptyLexiconSource,
  partTypes: names.map((name, index) => named(index, name)),
};
const lexicon = createLexicon(source);

function partOf(query: string): string | undefined {
  const { partType } = parseQuery(lexicon, query);
  return partType ? names[partType.thing.id] : undefined;
}

test.each([
  ["JTA. CULATA", "Junta de culata"],
  ["cil. rueda", "Cilindro de rueda"],
  ["PAST. FRENO DEL.", "Pastillas de freno"],
  ["BRK PADS", "Pastillas de freno"],
  ["bba. agua", "Bomba de agua"],
  ["F. ACEITE", "Filtro de aceite"],
  ["filt aceite", "Filtro de aceite"],
  ["FILT. AC.", "Filtro de aceite"],
  ["AMORTIG. TRAS.", "Amortiguador"],
  ["ALTERN. 120A", "Alternador"],
  ["SOP. MOTOR DCHO.", "Soporte de motor"],
  ["electrovent. radiador", "Electroventilador"],
  ["iltro aceite", "Filtro de aceite"],
  ["ifltro aceite", "Filtro de aceite"],
  ["unta culata", "Junta de culata"],
  ["coil sping", "Coil spring"],
  ["FTRO ACEITE", "Filtro de aceite"],
  ["BBA AGUA", "Bomba de agua"],
  ["FTRO ACE", "Filtro de aceite"],
])("%s is %s", (query, name) => {
  expect(partOf(query)).toBe(name);
});

test.each([
  ["valvula erg", "Válvula EGR", "erg"],
  ["brake pds", "Pastillas de freno", "pds"],
])("%s has a typo, which the reading tells", (query, name, typo) => {
  expect(partOf(query)).toBe(name);
  expect(parseQuery(lexicon, query).corrections.map(({ word }) => word)).toEqual([typo]);
});

test("a word beside another unknown one is no typo of a name", () => {
  expect(partOf("valvula erg jarra")).toBe(undefined);
  expect(partOf("valvula erg")).toBe("Válvula EGR");
});

test("a full stop ends a sentence, and an unknown word beside a name stays unknown", () => {
  expect(partOf("pastillas de freno.")).toBe("Pastillas de freno");
  const { partType, unknown, corrections } = parseQuery(lexicon, "alternador xyz");
  expect([partType && names[partType.thing.id], unknown, corrections]).toEqual(["Alternador", [1], []]);
  expect(partOf("cul")).toBe(undefined);
});

test("a name of which one word is cut off by a full stop is read as the whole name", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...names.filter((name) => name.includes(" de "))),
      fc.integer({ min: 3, max: 6 }),
      fc.boolean(),
      (name, length, isUpper) => {
        const [first = "", last = ""] = name.split(" de ");
        const short = `${first.slice(0, Math.min(length, first.length - 1))}. ${last}`;
        expect(partOf(isUpper ? short.toUpperCase() : short)).toBe(name);
      },
    ),
    { numRuns: 60 },
  );
});
