import type { OfflineProduct } from "@recambia/contract/catalogue/vehicle-catalogue";

/** Lower case without accents. */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** A number as it is compared: without spaces, dots and dashes. */
function compact(text: string): string {
  return folded(text).replace(/[^\p{L}\p{N}]/gu, "");
}

type Searchable = { entry: OfflineProduct; words: string; numbers: string[] };

/**
 * Finds stored products by part number, OE number or words. Words that no product has, such as the car's name, are left out, so
 * that something is found where anything matches; nothing is found when no word is known.
 */
export function matchingProducts(products: readonly OfflineProduct[], text: string): OfflineProduct[] {
  const searchable = products.map(toSearchable);
  const number = compact(text);
  const byNumber = searchable.filter(({ numbers }) => numbers.some((known) => known.startsWith(number)));
  if (number.length >= 4 && byNumber.length > 0) return byNumber.map(({ entry }) => entry);
  const words = folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1)
    .map(singular);
  const known = words.filter((word) => searchable.some(({ words: all }) => all.includes(word)));
  if (known.length === 0) return [];
  return searchable
    .filter(({ words: all }) => known.every((word) => all.includes(word)))
    .map(({ entry }) => entry);
}

/** Drops a plural's ending: "pastillas" finds "pastilla de freno". */
function singular(word: string): string {
  return word.length > 4 ? word.replace(/(?:es|s)$/, "") : word;
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
  return {
    entry,
    words: folded([name, brand.name, partType.name, category.name].join(" ")),
    numbers: [number, gtin ?? "", ...oe.map((one) => one.number)].map(compact).filter(Boolean),
  };
}
