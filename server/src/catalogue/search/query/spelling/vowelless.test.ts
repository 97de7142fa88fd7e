import { expect, test } from "vitest";
import { createVowelless } from "./vowelless.ts";

const words = "pastillas pastilles amortiguadores delantero soporte movil pads cable timing deportivo";
const vowelless = createVowelless(
  new Map(words.split(" ").map((word) => [word, word === "pastilles" ? 2 : 1])),
);

test.each([
  ["pstlls", "pastilles"],
  ["amrtgdres", "amortiguadores"],
  ["dlntr", "delantero"],
  ["cble", "cable"],
  ["tmng", "timing"],
  // Three letters, a word with its vowels, other consonants, and a number.
  ["mvl", null],
  ["delntero", null],
  ["dlntrs", null],
  ["d123", null],
])("%s alone is %s", (typed, meant) => {
  expect(vowelless.spellOut(typed, false)).toBe(meant);
});

test("three letters tell enough beside another shortened word", () => {
  expect([vowelless.spellOut("mvl", true), vowelless.spellOut("pds", true)]).toEqual(["movil", "pads"]);
});
