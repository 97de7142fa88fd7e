import { expect, test } from "vitest";
import { matchingSuggestions, suggestionNamed } from "./matching-suggestions.ts";

const rows = [
  { text: "A Coruña", also: ["La Coruña"] },
  { text: "Ávila" },
  { text: "Ciego de Ávila", detail: "Cuba" },
  { text: "Girona", also: ["Gerona"] },
];
const textsFor = (typed: string) => matchingSuggestions(rows, typed).map(({ text }) => text);

test("text without a match suggests nothing", () => {
  expect(textsFor("xyz")).toEqual([]);
  expect(suggestionNamed(rows, "xyz")).toBeUndefined();
  expect(suggestionNamed(rows, " ")).toBeUndefined();
});

test("matches at the start come first, then matches within, then alternative names", () => {
  expect(textsFor("avila")).toEqual(["Ávila", "Ciego de Ávila"]);
  expect(textsFor("ger")).toEqual(["Girona"]);
  expect(textsFor("")).toEqual(rows.map(({ text }) => text));
});

test("an exact match accepts any spelling", () => {
  expect(suggestionNamed(rows, " la coruna ")?.text).toBe("A Coruña");
  expect(suggestionNamed(rows, "ÁVILA")?.text).toBe("Ávila");
  expect(suggestionNamed(rows, "Ciego")).toBeUndefined();
});
