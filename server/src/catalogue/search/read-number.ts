import type { CatalogueContext } from "../model/read-catalogue.ts";
import { findFirstNumber, findNearNumbers, findNumbers, type NearNumber } from "./find-numbers.ts";
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

/**
 * Tries the unexplained words as a number: all together; then sequences in which a group may look like a model or a measure; then the
 * numbers nearest to them.
 */
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
  const grouped = groupsIn(spoken);
  const first = await findFirstNumber(database, grouped.map(textAt));
  const places = grouped.find((group) => textAt(group) === first?.text);
  if (first && places) return { keys: first.keys, places, unknown: left(places), near: [] };
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

/** Most words of a number that is written in groups. */
const maxGroups = 6;

/** Sequences of words that read like the groups of a number, of which one has no meaning, the longest first: *A 246 159 50 96*. */
function groupsIn({ words, unknown, partType, brand }: ParsedQuery): number[][] {
  const named = [...(partType?.places ?? []), ...(brand?.places ?? [])];
  const isGroup = (word: string, place: number) =>
    /\d/.test(word) || (word.length <= 4 && !named.includes(place));
  const found: number[][] = [];
  for (let start = 0; start < words.length; start++) {
    for (let end = start; end < Math.min(words.length, start + maxGroups); end++) {
      if (!isGroup(words[end] ?? "", end)) break;
      if (end === start) continue;
      const places = Array.from({ length: end - start + 1 }, (_one, step) => start + step);
      if (places.some((place) => unknown.includes(place))) found.push(places);
    }
  }
  return found.sort((a, b) => b.length - a.length);
}

/** What a query says besides a number: a group of it is no model and no measure. */
export function besides(spoken: ParsedQuery, number: SpokenNumber | null): ParsedQuery {
  if (!number) return spoken;
  const isFree = ({ places }: { places: readonly number[] }) =>
    !places.some((place) => number.places.includes(place));
  const unless = <Found extends { places: readonly number[] }>(found: Found | null) =>
    found && isFree(found) ? found : null;
  const { vehicle } = spoken;
  const isOfNumber = vehicle && !isFree({ places: Object.values(vehicle.places).flat() });
  return {
    ...spoken,
    unknown: number.unknown,
    vehicle: isOfNumber ? null : vehicle,
    trim: isOfNumber ? null : spoken.trim,
    partType: unless(spoken.partType),
    also: unless(spoken.also),
    category: unless(spoken.category),
    brand: unless(spoken.brand),
    position: unless(spoken.position),
    side: unless(spoken.side),
    values: spoken.values.filter(isFree),
    notations: spoken.notations.filter(isFree),
  };
}
