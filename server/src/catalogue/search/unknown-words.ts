import { maxNearWords, type SearchReading } from "@recambia/contract/catalogue/search";
import type { Locale } from "@recambia/contract/locale";
import type { Lexicon, ParsedQuery } from "./query/index.ts";
import { stemWord, wordsIn } from "./wording/index.ts";

/** Lists unknown words as they were typed, each with the nearest known ones and the queries that have them instead. */
export function unknownWords(
  { wordsNear, knows }: Lexicon,
  { words, unknown }: ParsedQuery,
  { query, locale }: { query: string; locale: Locale },
): SearchReading["unknown"] {
  const typed = textsOf(query);
  return unknown.flatMap((place) => {
    const word = words[place] ?? "";
    const isSplitBefore = isSplitFrom(typed, words, place - 1) && unknown.includes(place - 1);
    // Both pieces of a word that was split are told as the word.
    if (isSplitBefore) return [];
    const isSplit = isSplitFrom(typed, words, place) && unknown.includes(place + 1);
    const text = typed.get(isSplit ? word + words[place + 1] : word) ?? word;
    const byStem = new Map<string, string>();
    for (const near of knows(word) ? [] : wordsNear(word, locale)) {
      const stem = stemWord(near);
      if (!byStem.has(stem)) byStem.set(stem, near);
    }
    const near = [...byStem.values()].slice(0, maxNearWords).map((known) => ({
      word: known,
      query: words.map((other, at) => (at === place ? known : other)).join(" "),
    }));
    return [{ word: text, near }];
  });
}

/**
 * The query's words as they were typed, by what is read of them: *lámpara* by *lampara*, and two that were joined by both,
 * *quita arañazos* by *quitaaranazos*.
 */
function textsOf(query: string): ReadonlyMap<string, string> {
  const typed = query
    .split(/[^\p{L}\p{N}\p{M}'’.+&-]+/u)
    .map((text) => ({ text: text.replace(/^[.'’&-]+|[.'’&-]+$/g, ""), key: wordsIn(text).join("") }));
  const pairs = typed.slice(1).map(({ text, key }, place) => {
    const last = typed[place];
    return { text: `${last?.text} ${text}`, key: `${last?.key}${key}` };
  });
  return new Map([...pairs, ...typed].map(({ text, key }) => [key, text]));
}

/** Whether the word at a place and the next one were typed as one: *pin* and *tar* of *pintar*. */
function isSplitFrom(typed: ReadonlyMap<string, string>, words: readonly string[], place: number): boolean {
  const [word, next] = [words[place], words[place + 1]];
  if (word === undefined || next === undefined || typed.has(word)) return false;
  return typed.has(word + next);
}
