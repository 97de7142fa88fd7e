import { expect, test } from "vitest";
import { splitAll } from "./correct-words.ts";

const names = new Set(["limpiaparabrisas", "trasero", "c3", "alternador", "kia", "sorento", "bomba"]);
const isName = (word: string) => names.has(word);

test.each([
  ["limpiaparabrisastraseroc3", ["limpiaparabrisas", "trasero", "c3"]],
  ["alternadorkiasorento", ["alternador", "kia", "sorento"]],
])("%s is several words", (word, words) => {
  expect(splitAll(word, isName)).toEqual(words);
});

test.each(["bombakiac3", "limpiaparabrisastraserox9", "alternadorkiaxyz", "electrodomesticos"])(
  "%s stays as it is",
  (word) => {
    expect(splitAll(word, isName)).toBeNull();
  },
);
