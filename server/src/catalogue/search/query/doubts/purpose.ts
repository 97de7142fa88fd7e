import { otherHeads } from "../../trade-words/index.ts";
import { isPurpose } from "../../wording/index.ts";
import type { Words } from "./other-things.ts";

/** Returns the place of a word such as *for* that all of a part's words precede; -1 if there is none. */
export function purposeAfter(all: readonly string[], places: readonly number[]): number {
  return places.length === 0
    ? -1
    : all.findIndex((word, place) => isPurpose(word) && places.every((own) => own < place));
}

/**
 * The words without those pieces and fittings that only tell what the part is for, after it: the nuts of *torque wrench for
 * wheel nuts* do not contradict the wrench.
 */
export function withoutPurpose(words: Words, all: readonly string[], places: readonly number[]): Words {
  const purpose = purposeAfter(all, places);
  if (purpose < 0) return words;
  return words.map((word, place) => (word !== null && place > purpose && otherHeads.has(word) ? null : word));
}
