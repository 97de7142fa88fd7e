import fc from "fast-check";
import { expect, test } from "vitest";
import { wordsIn } from "../wording/index.ts";
import { notations, readNotations } from "./index.ts";

const examples = notations.flatMap((notation) =>
  notation.examples.map(([spelling, written]) => ({ notation, spelling, written })),
);

const read = (query: string) => readNotations(wordsIn(query)).readings;

test.each([
  "",
  "03 l 109 119 f",
  "pastillas de freno",
  "golf 6",
  "peugeot 308",
  "06J 115 403 Q",
  "serie 7 g12",
  "hyundai h1",
  "v16 dgt 3.0",
  "steering rack 2.8 turns",
  "barra techo 4x4",
  "partner 2012 x2",
])("%j has no code of the trade", (query) => {
  expect(read(query)).toEqual([]);
});

test.each(examples)("$spelling is $written", ({ notation, spelling, written }) => {
  const found = read(spelling).find((reading) => reading.notation === notation);
  expect(found?.written).toBe(written);
});

test.each(["tornillos m14*1,5", "tornillos M14 × 1.5", "tornillos 14x150", "tornillos M14*150"])(
  "%s has the thread M14x1.5",
  (query) => {
    expect(read(query)).toMatchObject([{ written: "M14x1.5" }]);
  },
);

test("the version of an old scooter is no offset of a wheel", () => {
  expect(read("vespa primavera et3")).toEqual([]);
});

test("case, accents and surrounding words and signs do not change a reading", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...examples),
      fc.boolean(),
      fc.constantFrom("", "filtro ", "pastillás, ", "«"),
      fc.constantFrom("", " barato", "!!", " · precio", "»"),
      ({ notation, spelling, written }, isUpper, before, after) => {
        const text = before + (isUpper ? spelling.toUpperCase() : spelling.toLowerCase()) + after;
        const found = read(text).find((reading) => reading.notation === notation);
        expect(found?.written).toBe(written);
      },
    ),
  );
});

test("a code that is spelled as catalogues do is read the same again", () => {
  const said = (words: string[]) => {
    const { words: respelled, readings } = readNotations(words);
    return [respelled, readings.map(({ written, places }) => ({ written, places }))];
  };
  for (const { spelling, notation } of examples) {
    if (notation.spelled !== undefined) continue;
    const once = readNotations(wordsIn(spelling)).words;
    expect(said(once)).toEqual(said(wordsIn(spelling)));
  }
});
