import { maxNearWords } from "@recambia/contract/catalogue/search";
import MiniSearch from "minisearch";
import { folded } from "./folded.ts";

/** Shorter words are as likely a different word as a typo. */
const leastForOneSlip = 4;
const leastForTwoSlips = 5;

export type NearWords = {
  /** The word that is meant: one letter is added, missing or wrong. */
  correction: string | null;
  /** Words that may be meant, the nearest first; none when there is a correction. */
  near: string[];
};

/** Prepares finding the words of stored products that look like one that none of them has. */
export function createWordFinder(texts: readonly string[]): (word: string) => NearWords {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const word of new Set(text.toLowerCase().match(/\p{L}{4,}/gu))) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  const index = new MiniSearch<{ id: string; word: string }>({ fields: ["word"] });
  index.addAll([...counts.keys()].map((word) => ({ id: word, word: folded(word) })));
  const within = (slips: number, word: string): string[] =>
    index
      .search(word, { fuzzy: slips })
      .map(({ id }) => String(id))
      .sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  return (word) => {
    if (word.length < leastForOneSlip || /\P{L}/u.test(word)) return { correction: null, near: [] };
    const [correction = null] = within(1, word);
    const mayBeFar = correction === null && word.length >= leastForTwoSlips;
    return { correction, near: mayBeFar ? within(2, word).slice(0, maxNearWords) : [] };
  };
}
