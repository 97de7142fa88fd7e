import { isOfLongerName, placeOf, wordsIn } from "../../wording/index.ts";
import type { PartTypeMatch } from "./read-part-type.ts";

/**
 * Returns the position, or null if the part's name already says it, as *fars de davant* are *fars davanters*, or if it only
 * belongs to the name of something else, as in *portón trasero*.
 */
export function ownPosition<Position extends { places: number[]; code: string }>(
  words: readonly string[],
  partType: PartTypeMatch | null,
  position: Position | null,
): Position | null {
  if (!position) return null;
  const isOwn = partType?.thing.names.some(({ text }) =>
    wordsIn(text).some((word) => placeOf.get(word) === position.code),
  );
  const isOther = position.places.some((place) => isOfLongerName(words, place));
  return isOwn || isOther ? null : position;
}
