import { isJoint, isOfLongerName, placeOf, wordsIn } from "../../wording/index.ts";
import type { PartTypeMatch } from "./read-part-type.ts";

/**
 * Returns the position, or null if the part's name already says it, as *fars de davant* are *fars davanters*, or if it only
 * belongs to the name of something else, as in *portón trasero*.
 */
export function ownPosition<Code extends string>(
  words: readonly string[],
  partType: PartTypeMatch | null,
  position: { places: number[]; code: Code | null } | null,
): { places: number[]; code: Code } | null {
  if (!position || position.code === null) return null;
  const { places, code } = position;
  const isOwn = partType?.thing.names.some(({ text }) =>
    wordsIn(text).some((word) => placeOf.get(word) === code || (code === "rear" && isRearDoor.test(word))),
  );
  const isOther = places.some((place) => isOfLongerName(words, place));
  return isOwn || isOther ? null : { places, code };
}

/** Is at the rear of any vehicle: an *amortidor de porta del darrere* is a *portón*'s. */
const isRearDoor = /^(?:porton|porto|tailgate)$/;

/**
 * Returns the first word for an end of the vehicle. Two that are joined, *delanteros y traseros*, *front and rear*, want neither end
 * alone.
 */
export function findPosition(
  words: readonly string[],
  left: readonly (string | null)[],
): { code: "front" | "rear" | null; places: number[] } | null {
  const codes = left.map((word) => (word === null ? undefined : placeOf.get(word)));
  const first = codes.findIndex((code) => code !== undefined);
  const code = codes[first];
  if (code === undefined) return null;
  const other = codes[first + 2];
  const isBoth = isJoint(words[first + 1] ?? "") && other !== undefined && other !== code;
  return isBoth ? { code: null, places: [first, first + 2] } : { code, places: [first] };
}
