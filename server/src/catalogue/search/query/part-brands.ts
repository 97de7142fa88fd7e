import { type PartBrand, partBrands } from "../trade-words/index.ts";
import { wordsIn } from "../wording/index.ts";
import type { Lexicon } from "./create-lexicon.ts";
import { longestSpan, spansOf } from "./spans.ts";

type Words = readonly (string | null)[];

/** A brand of parts that the query names and the catalogue lacks. */
export type AbsentBrand = { name: string; places: number[] };

const keyOf = (spelling: string) => wordsIn(spelling).join("");

const bySpelling = new Map(
  partBrands.flatMap((brand) => brand.said.map((said): [string, PartBrand] => [keyOf(said), brand])),
);
const linesOf = new Map(partBrands.map((brand) => [brand, new Set((brand.lines ?? []).map(keyOf))]));

/** Every beginning of every spelling. Most queries have no such word, and need no further look. */
const beginnings = new Set(
  [...bySpelling.keys()].flatMap((key) => Array.from(key, (_letter, end) => key.slice(0, end + 1))),
);

/** Maximum length of a brand or a product line, in words: *all season contact*. */
const longest = 3;

/**
 * Finds a brand of the catalogue, by its name or by another spelling or a product line of it: *bosh*, *castrol edge*.
 *
 * @param words those without a meaning so far; null in the place of others.
 */
export function findBrand({ brands }: Lexicon, words: Words): { id: number; places: number[] } | null {
  const span = longestSpan(withoutMakersOfSystems(words), longest, (key) => {
    const known = bySpelling.get(key);
    const id = brands.get(key) ?? (known && idOf(brands, known));
    return id === undefined ? null : { id, known };
  });
  if (!span) return null;
  const { id, known } = span.found;
  return { id, places: known ? withLines(words, span.places, known) : span.places };
}

/**
 * Finds brands that the catalogue lacks, with their product lines: *bosch aerotwin*.
 *
 * @param words those without a meaning so far; null in the place of others.
 * @param isEveryday whether to find those whose names are everyday words too, such as *total*, or the others.
 */
export function findAbsentBrands({ brands }: Lexicon, words: Words, isEveryday: boolean): AbsentBrand[] {
  if (!words.some((word) => word !== null && beginnings.has(word))) return [];
  const left = withoutMakersOfSystems(words);
  const find = () =>
    longestSpan(left, longest, (key) => {
      const brand = bySpelling.get(key);
      const isWanted = brand !== undefined && (brand.is_everyday ?? false) === isEveryday;
      return isWanted && idOf(brands, brand) === undefined ? brand : null;
    });
  const found = new Map<string, number[]>();
  for (let span = find(); span; span = find()) {
    const { name } = span.found;
    const places = withLines(left, span.places, span.found);
    for (const place of places) left[place] = null;
    found.set(name, [...(found.get(name) ?? []), ...places]);
  }
  return [...found].map(([name, places]) => ({ name, places }));
}

const isBrakeMaker =
  /^(?:ate|teves|bosch|lucas|girling|bendix|trw|brembo|akebono|sumitomo|nissin|mando|advics|continental)$/;
const isSystem = /^(?:sys|syst|system|sist|sistema|sistem)$/;

/**
 * The words without makers of the car's brake system, who need not be those of the wanted part: *pads ATE sys*, *past fre sist
 * Bosch*.
 */
function withoutMakersOfSystems(words: Words): (string | null)[] {
  if (!words.some((word) => word !== null && isSystem.test(word))) return [...words];
  const isBeside = (place: number) =>
    [words[place - 1], words[place + 1]].some((word) => isSystem.test(word ?? ""));
  return words.map((word, place) =>
    word !== null && isBrakeMaker.test(word) && isBeside(place) ? null : word,
  );
}

/** The catalogue's brand of this name, however the catalogue spells it: *Mann* or *Mann-Filter*. */
function idOf(brands: ReadonlyMap<string, number>, { name, said }: PartBrand): number | undefined {
  const spelled = [name, ...said].find((spelling) => brands.has(keyOf(spelling)));
  return spelled === undefined ? undefined : brands.get(keyOf(spelled));
}

/** Adds the places of product lines that stand directly behind or before the brand. */
function withLines(words: Words, places: readonly number[], brand: PartBrand): number[] {
  const lines = linesOf.get(brand);
  const own = [...places];
  const nextLine = () => {
    const [first, last] = [Math.min(...own), Math.max(...own)];
    const isBeside = (run: readonly number[]) => run[0] === last + 1 || run.at(-1) === first - 1;
    return spansOf(words, longest).find((span) => isBeside(span.places) && lines?.has(span.key));
  };
  for (let line = nextLine(); line; line = nextLine()) own.push(...line.places);
  return own;
}
