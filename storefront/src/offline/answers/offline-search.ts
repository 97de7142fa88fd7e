import type { SearchReading } from "@recambia/contract/catalogue/search";
import type { OfflineProduct } from "@recambia/contract/catalogue/vehicle-catalogue";
import type { VehicleSummary } from "@recambia/contract/vehicles/schemas";
import { folded } from "./folded.ts";
import type { NearWords } from "./near-words.ts";

export type OfflineSearch = { found: OfflineProduct[]; reading: SearchReading };

/** Shorter words that no product has, such as *de* and *mi*, say nothing. */
const leastUnknown = 3;

type Searchable = {
  entry: OfflineProduct;
  text: string;
  words: string;
  /** Words of the part type's name. */
  nameWords: string[];
  numbers: string[];
};
type Stored = { products: readonly OfflineProduct[]; overview: { vehicle: VehicleSummary } };

/**
 * Finds stored products by part number, OE number or words. A word with one wrong letter is corrected. Words that no product has
 * are left out and named, so that something is found where anything matches; nothing is found when no word is known. Parts whose
 * names say least besides come first: *brake pads* before *brake disc and pad kits*; of the same, the most reviewed.
 */
export async function searchOffline({ products, overview }: Stored, typed: string): Promise<OfflineSearch> {
  const searchable = products.map(toSearchable);
  const number = compact(typed);
  const byNumber = searchable.filter(({ numbers }) => numbers.some((known) => known.startsWith(number)));
  if (number.length >= 4 && byNumber.length > 0) {
    return { found: byNumber.map(({ entry }) => entry), reading: emptyReading(typed) };
  }
  const asked = wordsOf(typed);
  const isKnown = (word: string) => searchable.some(({ words }) => words.includes(singular(word)));
  const ownWords = wordsOf(namesOf(overview.vehicle));
  const missing = asked.filter(
    (word) => word.length >= leastUnknown && !isKnown(word) && !ownWords.includes(word),
  );
  const nearTo = missing.length > 0 ? await loadWordFinder(products, searchable) : null;
  const corrections = new Map<string, string>();
  const unknown: SearchReading["unknown"] = [];
  for (const word of missing) {
    const { correction, near } = nearTo?.(word) ?? { correction: null, near: [] };
    if (correction !== null) corrections.set(word, correction);
    else
      unknown.push({
        word,
        near: near.map((other) => ({ word: other, query: replaced(asked, word, other) })),
      });
  }
  const used = asked
    .map((word) => folded(corrections.get(word) ?? word))
    .filter(isKnown)
    .map(singular);
  const besides = ({ nameWords }: Searchable) =>
    nameWords.filter((word) => !used.some((one) => word.includes(one))).length;
  const matching = searchable
    .filter(({ words }) => used.every((word) => words.includes(word)))
    .sort((one, other) => besides(one) - besides(other) || reviewsOf(other) - reviewsOf(one));
  return {
    found: used.length > 0 ? matching.map(({ entry }) => entry) : [],
    reading: {
      ...emptyReading(typed),
      corrections: [...corrections].map(([word, instead]) => ({ word, instead })),
      unknown,
    },
  };
}

let wordFinder: { products: readonly OfflineProduct[]; nearTo(word: string): NearWords } | null = null;

/** Loads the code that finds near words, and prepares it once for the same products. */
async function loadWordFinder(products: readonly OfflineProduct[], searchable: readonly Searchable[]) {
  if (wordFinder?.products !== products) {
    const { createWordFinder } = await import("./near-words.ts");
    wordFinder = { products, nearTo: createWordFinder(searchable.map(({ text }) => text)) };
  }
  return wordFinder.nearTo;
}

const reviewsOf = ({ entry }: Searchable) => entry.product.rating?.count ?? 0;

/** Folded words of more than one letter. */
function wordsOf(text: string): string[] {
  return folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);
}

/** A number as it is compared: without spaces, dots and dashes. */
function compact(text: string): string {
  return folded(text).replace(/[^\p{L}\p{N}]/gu, "");
}

/** Drops a plural's ending: "pastillas" finds "pastilla de freno". */
function singular(word: string): string {
  return word.length > 4 ? word.replace(/(?:es|s)$/, "") : word;
}

function replaced(words: readonly string[], word: string, other: string): string {
  return words.map((one) => (one === word ? other : one)).join(" ");
}

function namesOf({ maker_name, model_name, vehicle_name, motor_name }: VehicleSummary): string {
  return [maker_name, model_name, vehicle_name, motor_name].join(" ");
}

function emptyReading(query: string): SearchReading {
  return {
    ...{ query, chips: [], corrections: [], unknown: [], vehicles: [] },
    ...{ symptom: null, thing: null, missing_size: null, tyre_sizes: [], near_numbers: null },
  };
}

function toSearchable(entry: OfflineProduct): Searchable {
  const {
    name,
    brand,
    part_type: partType,
    category,
    part_number: number,
    gtin,
    oe_numbers: oe,
  } = entry.product;
  const text = [name, brand.name, partType.name, category.name].join(" ");
  return {
    entry,
    text,
    words: folded(text),
    nameWords: wordsOf(partType.name),
    numbers: [number, gtin ?? "", ...oe.map((one) => one.number)].map(compact).filter(Boolean),
  };
}
