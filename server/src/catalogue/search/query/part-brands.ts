import { type PartBrand, partBrands } from "../trade-words/index.ts";
import { wordsIn } from "../wording/index.ts";
import type { Lexicon } from "./create-lexicon.ts";

/** A maker of parts that the query names and the catalogue lacks. */
export type AbsentBrand = { name: string; places: number[] };

const keyOf = (spelling: string) => wordsIn(spelling).join("");

const spellings = new Map(
  partBrands.flatMap((brand) => brand.said.map((said): [string, PartBrand] => [keyOf(said), brand])),
);
const lines = new Map(partBrands.map((brand) => [brand, new Set((brand.lines ?? []).map(keyOf))]));

/** What a spelling can begin with, however it is taken apart: most queries have none of them. */
const beginnings = new Set(
  [...spellings.keys()].flatMap((key) => Array.from(key, (_letter, end) => key.slice(0, end + 1))),
);

/** Most words of a spelling, as in *super resin polish*. */
const longest = 3;

/** Finds a brand of the catalogue. */
export function findBrand({ brands }: Lexicon, words: readonly (string | null)[]) {
  for (let length = 3; length >= 1; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const run = words.slice(start, start + length);
      const id = run.includes(null) ? undefined : brands.get(run.join(""));
      if (id !== undefined) return { id, places: run.map((_word, index) => start + index) };
    }
  }
  return null;
}

/**
 * Finds makers of parts by their names and product lines, *bosch aerotwin*, that no brand of the catalogue has.
 *
 * @param words those without a meaning so far; null in the place of others.
 * @param isEveryday whether to find those whose names are everyday words too, such as *total*, or the others.
 */
export function findAbsentBrands(
  { brands }: Lexicon,
  words: readonly (string | null)[],
  isEveryday: boolean,
): AbsentBrand[] {
  const left = [...words];
  const found = new Map<string, number[]>();
  const isBegun = (place: number | undefined) => beginnings.has(words[place ?? -1] ?? "");
  for (const places of words.some((_word, place) => isBegun(place)) ? runs(left.length) : []) {
    const brand = isBegun(places[0]) ? spellings.get(joined(left, places) ?? "") : undefined;
    if (!brand || (brand.is_everyday ?? false) !== isEveryday || brands.has(keyOf(brand.name))) continue;
    const own = withLines(left, places, lines.get(brand) ?? new Set());
    for (const place of own) left[place] = null;
    found.set(brand.name, [...(found.get(brand.name) ?? []), ...own]);
  }
  return [...found].map(([name, places]) => ({ name, places }));
}

/** Adds the places of product lines that stand directly behind or before the brand. */
function withLines(
  words: readonly (string | null)[],
  places: readonly number[],
  lines: ReadonlySet<string>,
): number[] {
  const own = [...places];
  const isLine = (run: readonly number[]) => lines.has(joined(words, run) ?? "");
  const besides = () => {
    const [first, last] = [Math.min(...own), Math.max(...own)];
    return runs(words.length).find((run) => isLine(run) && (run[0] === last + 1 || run.at(-1) === first - 1));
  };
  for (let run = besides(); run; run = besides()) own.push(...run);
  return own;
}

/** Places of neighbouring words, most words first. */
function runs(count: number): number[][] {
  return Array.from({ length: longest }, (_none, index) => longest - index).flatMap((length) =>
    Array.from({ length: Math.max(0, count - length + 1) }, (_none, start) =>
      Array.from({ length }, (_none, index) => start + index),
    ),
  );
}

function joined(words: readonly (string | null)[], places: readonly number[]): string | null {
  const run = places.map((place) => words[place] ?? null);
  return run.includes(null) ? null : run.join("");
}
