import type { CatalogueContext } from "../model/read-catalogue.ts";
import { findNearNumbers, findNumbers, type NearNumber } from "./find-numbers.ts";
import type { ParsedQuery } from "./query/index.ts";

/** A part number in a query: the products found, and the positions of its words. */
export type SpokenNumber = {
  keys: number[];
  places: number[];
  /** Positions of words that still have no meaning. */
  unknown: number[];
  /** Numbers one character away, if no product has the number itself. */
  near: NearNumber[];
};

/** Tries the unexplained words as a number: all together, or one sequence; then the numbers nearest to them. */
export async function readNumber(
  { database }: CatalogueContext,
  spoken: ParsedQuery,
): Promise<SpokenNumber | null> {
  const { words, unknown, partType, vehicle } = spoken;
  const everything = words.map((_word, place) => place);
  const isNothingElse = !partType || partType.isGuess || !vehicle;
  const isAllPossible = isNothingElse && words.some((word) => /\d/.test(word));
  const textAt = (places: readonly number[]) => places.map((place) => words[place]).join(" ");
  const left = (places: readonly number[]) => unknown.filter((place) => !places.includes(place));
  for (const places of [...(isAllPossible ? [everything] : []), unknown]) {
    const keys = await findNumbers(database, textAt(places));
    if (keys.length > 0) return { keys, places, unknown: left(places), near: [] };
  }
  const mistyped = [unknown, ...unknown.map((place) => [place])];
  for (const places of isNumberAlone(spoken) ? [everything, ...mistyped] : mistyped) {
    const near = await findNearNumbers(database, textAt(places));
    if (near.length > 0) return { keys: near.map(({ id }) => id), places, unknown: left(places), near };
  }
  return null;
}

/** Whether the words read like the groups of one number, of which some may look like a model or a measure. */
function isNumberAlone({ words, partType, category, brand, notations }: ParsedQuery): boolean {
  const isNamed = (partType && !partType.isGuess) || category || brand || notations.length > 0;
  return !isNamed && words.every((word) => /\d/.test(word) || word.length <= 2);
}
