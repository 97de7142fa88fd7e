import { sameWords } from "../trade-words/index.ts";
import { isStopWord, singular, stemsOf, stemWord, wordsIn } from "../wording/index.ts";
import type { NamedEntity } from "./lexicon.ts";
import { createPhraseIndex, type PhraseMatch } from "./phrase-index.ts";

/** Finds entities whose names are typed with synonyms of single words: *aircon hose* is an A/C pipe. */
export type Paraphrases = {
  /** Returns the best entity with a complete phrase of two words or more; null if there is none. */
  find(words: readonly (string | null)[]): PhraseMatch | null;
};

/** One of several wordings of a thing, and the made-up word that replaces each of them. */
type Saying = { words: readonly string[]; instead: string; rank: number };

/** Wordings by their first word. */
const sayings: ReadonlyMap<string, readonly Saying[]> = Map.groupBy(
  sameWords.flatMap((said, group) =>
    said.map(
      (text): Saying => ({ words: telling(wordsIn(text)), instead: `same${letters(group)}`, rank: group }),
    ),
  ),
  ({ words }) => words[0] ?? "",
);

/** Writes a number in letters, because words with digits are taken for codes. */
function letters(number: number): string {
  return Array.from(String(number), (digit) => "bcdfghjklm"[Number(digit)]).join("");
}

function telling(words: readonly string[]): string[] {
  return words.filter((word) => !isStopWord(stemWord(word))).map(singular);
}

/**
 * Replaces each wording, in any order of its words, by the word that all wordings of the thing share.
 *
 * @returns the words with the shared one in the first place of a wording and null in its others, and by that first place all
 *   places of the wording.
 */
function paraphrase(words: readonly (string | null)[]) {
  const placeOf = new Map<string, number>();
  for (const [place, word] of words.entries()) {
    if (word !== null && !isStopWord(stemWord(word)) && !placeOf.has(singular(word)))
      placeOf.set(singular(word), place);
  }
  const said = [...placeOf.keys()]
    .flatMap((word) => sayings.get(word) ?? [])
    .filter((saying) => saying.words.every((word) => placeOf.has(word)))
    .sort((a, b) => b.words.length - a.words.length || a.rank - b.rank);
  const replaced = [...words];
  const places = new Map<number, number[]>();
  const taken = new Set<string>();
  for (const { words: own, instead } of said) {
    if (own.some((word) => taken.has(word))) continue;
    const standsFor = own.flatMap((word) => placeOf.get(word) ?? []);
    for (const word of own) taken.add(word);
    for (const place of standsFor) replaced[place] = null;
    replaced[Math.min(...standsFor)] = instead;
    places.set(Math.min(...standsFor), standsFor);
  }
  return { replaced, places };
}

/** Writes a name with the shared words. */
function paraphrased(text: string): string {
  const { replaced } = paraphrase(wordsIn(text.replace(/\(.*?\)/g, " ").replace(/\ba\/c\b/gi, "aircon")));
  return replaced.filter((word) => word !== null).join(" ");
}

export function createParaphrases(things: readonly NamedEntity[]): Paraphrases {
  const own = new Map(things.map((thing) => [thing.id, thing]));
  const inOtherWords = (aliases: NamedEntity["names"]) =>
    aliases.map((alias) => ({ ...alias, text: paraphrased(alias.text) }));
  const index = createPhraseIndex(
    things.map((thing) => ({
      ...thing,
      names: inOtherWords(thing.names),
      synonyms: inOtherWords(thing.synonyms),
    })),
  );
  return {
    find(words) {
      const { replaced, places } = paraphrase(words);
      if (places.size === 0) return null;
      const found = index.find(stemsOf(replaced));
      if (!found) return null;
      const said = found.places.flatMap((place) => places.get(place) ?? [place]);
      return said.length < 2
        ? null
        : { ...found, thing: own.get(found.thing.id) ?? found.thing, places: said };
    },
  };
}
