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
  const inOrder = typedIn(query);
  const typed = textsOf(inOrder);
  return unknown.flatMap((place) => {
    const word = words[place] ?? "";
    const isSplitBefore = isSplitFrom(typed, words, place - 1) && unknown.includes(place - 1);
    // Both pieces of a word that was split are told as the word.
    if (isSplitBefore) return [];
    const isSplit = isSplitFrom(typed, words, place) && unknown.includes(place + 1);
    const text =
      typed.get(isSplit ? word + words[place + 1] : word) ?? typedBetween(inOrder, words, place) ?? word;
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

type Typed = { text: string; key: string };

/** The query's words as they were typed, and as they are read. */
function typedIn(query: string): Typed[] {
  return query
    .split(/[^\p{L}\p{N}\p{M}'’.+&-]+/u)
    .map((text) => ({ text: text.replace(/^[.'’&-]+|[.'’&-]+$/g, ""), key: wordsIn(text).join("") }));
}

/**
 * The query's words as they were typed, by what is read of them: *lámpara* by *lampara*, and two that were joined by both,
 * *quita arañazos* by *quitaaranazos*.
 */
function textsOf(typed: readonly Typed[]): ReadonlyMap<string, string> {
  const pairs = typed.slice(1).map(({ text, key }, place) => {
    const last = typed[place];
    return { text: `${last?.text} ${text}`, key: `${last?.key}${key}` };
  });
  return new Map([...pairs, ...typed].map(({ text, key }) => [key, text]));
}

/** Most typed words that are read as one: *tac tac* as *clac*, or the groups of a part number. */
const longestWording = 5;

/** What was typed between the neighbours of a word that is read in another wording; null if that is not plain. */
function typedBetween(typed: readonly Typed[], words: readonly string[], place: number): string | null {
  const placeOf = (word: string) => typed.findIndex(({ key }) => key === word);
  const start = words.slice(0, place).findLast((word) => placeOf(word) >= 0);
  const end = words.slice(place + 1).find((word) => placeOf(word) >= 0);
  const between = typed.slice(
    start === undefined ? 0 : placeOf(start) + 1,
    end === undefined ? typed.length : placeOf(end),
  );
  const texts = between.flatMap(({ text }) => text || []);
  return texts.length > 0 && texts.length <= longestWording ? texts.join(" ") : null;
}

/** Whether the word at a place and the next one were typed as one: *pin* and *tar* of *pintar*. */
function isSplitFrom(typed: ReadonlyMap<string, string>, words: readonly string[], place: number): boolean {
  const [word, next] = [words[place], words[place + 1]];
  if (word === undefined || next === undefined || typed.has(word)) return false;
  return typed.has(word + next);
}
