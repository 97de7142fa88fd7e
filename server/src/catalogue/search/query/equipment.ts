import { isStopWord, isWith, stemWord, wordsIn } from "../wording/index.ts";
import type { LexiconSource } from "./lexicon.ts";
import type { PhraseIndex, PhraseMatch } from "./phrase-index.ts";

/** What a part may come with, which is no second part to search for: *brazo de suspensión con rótula*. */
export type Equipment = {
  /**
   * Finds the part type that the words outside its equipment name; null unless the equipment follows a word such as *con*,
   * and all of it is in the name of one of the part type's flags.
   */
  find(
    partTypes: PhraseIndex,
    stems: readonly (string | null)[],
    words: readonly string[],
  ): PhraseMatch | null;
};

/** Learns what follows *con*, *amb* or *with* in the names of flags. */
export function createEquipment({ equipment = [] }: LexiconSource): Equipment {
  const named = new Map<number, ReadonlySet<string>[]>();
  const known = new Set<string>();
  for (const { partTypeId, text } of equipment) {
    const words = wordsIn(text);
    // The word need not come first: *para coches con aire acondicionado*.
    const joint = words.findIndex((word) => isWith(word));
    if (joint < 0) continue;
    const stems = new Set(
      words
        .slice(joint + 1)
        .map(stemWord)
        .filter((stem) => !isStopWord(stem)),
    );
    named.set(partTypeId, [...(named.get(partTypeId) ?? []), stems]);
    for (const stem of stems) known.add(stem);
  }
  return {
    find(partTypes, stems, words) {
      const joint = words.findIndex((word) => isWith(word));
      if (joint < 0) return null;
      const said: Said[] = [];
      for (const [place, stem] of stems.entries()) {
        if (place <= joint || stem === null) continue;
        if (!known.has(stem)) break;
        said.push({ stem, place });
      }
      for (; said.length > 0; said.pop()) {
        const bare = partTypes.find(stemsWithout(stems, said));
        const isOwn =
          bare && named.get(bare.thing.id)?.some((own) => said.every(({ stem }) => own.has(stem)));
        if (isOwn) return { ...bare, places: [...bare.places, ...said.map(({ place }) => place)] };
      }
      return null;
    },
  };
}

type Said = { stem: string; place: number };

function stemsWithout(stems: readonly (string | null)[], said: readonly Said[]): (string | null)[] {
  return stems.map((stem, place) => (said.some((one) => one.place === place) ? null : stem));
}
