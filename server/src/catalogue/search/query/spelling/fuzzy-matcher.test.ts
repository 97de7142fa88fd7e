import fc from "fast-check";
import { expect, test } from "vitest";
import { createFuzzyMatcher } from "./fuzzy-matcher.ts";

const words = new Map([
  ["filtro", 80],
  ["filtros", 80],
  ["freno", 90],
  ["pastillas", 90],
  ["correa", 50],
  ["carrera", 50],
  ["h7", 100],
]);
const near = createFuzzyMatcher(words);

test("a word that shares too little with all known words has no match", () => {
  for (const word of ["", "x", "zzzz", "h8", "😀😀😀😀", "z".repeat(200)]) {
    expect([word, near.nearestTo(word)]).toEqual([word, []]);
  }
});

test("the nearest words share the most letter pairs, counting duplicates", () => {
  expect(near.nearestTo("filtrrros")).toEqual(["filtros", "filtro"]);
  expect(near.nearestTo("patsillas")).toEqual(["pastillas"]);
  // Its single "re" matches one of the two in "carrera", not both.
  expect(near.nearestTo("rererere")).toEqual([]);
});

test("of a short word, the first letter may be missing", () => {
  expect(near.oneSlipFrom("iltro")).toBe("filtro");
  expect(near.oneSlipFrom("reno")).toBeNull();
});

test("a long word has two slips if letters are exchanged, or with other slips if other words speak for it", () => {
  const matcher = createFuzzyMatcher(
    new Map([
      ["amortiguador", 1],
      ["transmisor", 1],
      ["compresores", 1],
    ]),
  );
  const [always, never] = [() => true, () => false];
  expect(matcher.twoSlipsFrom("amortgiaudor", never)).toBe("amortiguador");
  expect(["transistor", "compradores"].map((word) => matcher.twoSlipsFrom(word, never))).toEqual([
    null,
    null,
  ]);
  expect(["amrtiguadr", "amortegiador"].map((word) => matcher.twoSlipsFrom(word, never))).toEqual([
    null,
    null,
  ]);
  expect(["amrtiguadr", "amortegiador"].map((word) => matcher.twoSlipsFrom(word, always))).toEqual([
    "amortiguador",
    "amortiguador",
  ]);
  expect(matcher.twoSlipsFrom("zamoritgudaor", always)).toBeNull();
});

test("in chats, x stands for ch", () => {
  const matcher = createFuzzyMatcher(new Map([["derecho", 1]]));
  expect(matcher.soundingLike("derexo")).toBe("derecho");
});

test("of words that sound alike, the shorter one is meant", () => {
  const alike = createFuzzyMatcher(
    new Map([
      ["jumpyiii", 1],
      ["jumpy", 1],
    ]),
  );
  expect(alike.soundingLike("jumpi")).toBe("jumpy");
});

test("the index of pairs gives the result of comparing all words", () => {
  const letters = fc
    .array(fc.constantFrom(..."filtrosena"), { maxLength: 12 })
    .map((chosen) => chosen.join(""));
  fc.assert(
    fc.property(letters, (word) => {
      expect(near.nearestTo(word)).toEqual(nearestByComparing(word));
    }),
  );
});

function nearestByComparing(word: string): string[] {
  return [...words]
    .filter(([known]) => known.length >= 4 && !/\d/.test(known))
    .map(([known, worth]) => ({
      known,
      likeness: (2 * sharedPairs(word, known)) / (word.length + known.length) + worth / 1e6,
    }))
    .filter(({ known, likeness }) => sharedPairs(word, known) > 0 && likeness >= 0.45)
    .toSorted((a, b) => b.likeness - a.likeness)
    .map(({ known }) => known);
}

function sharedPairs(a: string, b: string): number {
  const pairsOf = (word: string) => Array.from(word, (_letter, place) => `^${word}`.slice(place, place + 2));
  const left = pairsOf(b);
  let shared = 0;
  for (const pair of pairsOf(a)) {
    const place = left.indexOf(pair);
    if (place >= 0) left.splice(place, 1);
    shared += place >= 0 ? 1 : 0;
  }
  return shared;
}
