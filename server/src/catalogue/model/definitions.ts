import type { CommercialGuarantee } from "@recambia/contract/catalogue/commercial-guarantee";
import type { GoodsNotice } from "@recambia/contract/legal/goods-notices";
import type { LocalizedText } from "@recambia/contract/locale";

/**
 * The small, rarely changing part of the catalogue, in memory: names, attribute definitions, and product counts by part
 * type and brand.
 */
export type Definitions = {
  /** In display order. */
  categories: Category[];
  categoryBySlug: Map<string, Category>;
  partTypes: PartType[];
  partTypeBySlug: Map<string, PartType>;
  /** In alphabetical order. */
  brands: Brand[];
  brandBySlug: Map<string, Brand>;
  tallies: BrandTally[];
  /**
   * These three look up by key and throw `OutdatedDefinitions` for a key that did not exist when the definitions were read.
   */
  partType(id: number): PartType;
  brand(id: number): Brand;
  attribute(id: number): Attribute;
};

export type Category = {
  id: number;
  slug: string;
  name: LocalizedText;
  description: LocalizedText;
  picture: string;
  /** In display order. */
  partTypes: PartType[];
};

export type PartType = {
  id: number;
  slug: string;
  category: Category;
  name: LocalizedText;
  plural: LocalizedText;
  description: LocalizedText;
  warning: LocalizedText;
  picture: string;
  isUniversal: boolean;
  notices: GoodsNotice[];
  /** Slugs of part types that are usually needed with it. */
  companions: string[];
  /** In display order. */
  attributes: PartTypeAttribute[];
  tally: Tally;
};

export type Attribute = {
  id: number;
  slug: string;
  name: LocalizedText;
  kind: "number" | "option" | "text" | "flag";
  unit: string;
  decimals: number;
  options: Record<string, LocalizedText>;
};

export type PartTypeAttribute = { attribute: Attribute; isFacet: boolean; decidesFit: boolean };

export type Brand = {
  id: number;
  slug: string;
  name: string;
  country: string;
  description: LocalizedText;
  manufacturer: { name: string; address: string; email: string; website: string | null };
  responsiblePerson: { name: string; address: string; email: string } | null;
  guarantees: BrandGuarantee[];
  /** Where it stands in price and quality; null: not said. */
  tier: "economy" | "standard" | "premium" | null;
};

/** A commercial guarantee's statement, with the id by which products name it. */
export type BrandGuarantee = CommercialGuarantee & { id: string };

/** Numbers of active products and of universal ones among them, with the lowest price of each in cents. */
export type Tally = {
  productCount: number;
  minCents: number | null;
  universalCount: number;
  universalMinCents: number | null;
};

export type BrandTally = Tally & { partTypeId: number; brandId: number };

/** Thrown when a row refers to a definition that was added after the definitions were read. */
export class OutdatedDefinitions extends Error {}

export const emptyTally: Tally = {
  productCount: 0,
  minCents: null,
  universalCount: 0,
  universalMinCents: null,
};

export function addTallies(a: Tally, b: Tally): Tally {
  return {
    productCount: a.productCount + b.productCount,
    minCents: lowestPrice(a.minCents, b.minCents),
    universalCount: a.universalCount + b.universalCount,
    universalMinCents: lowestPrice(a.universalMinCents, b.universalMinCents),
  };
}

/** Returns the lower of two prices in cents; null means no price. */
export function lowestPrice(a: number | null, b: number | null): number | null {
  if (a === null) return b;
  return b === null ? a : Math.min(a, b);
}

/** Counts products of each brand, by key, regardless of fit: of all part types, or of the given ones. */
export function countBrandsMade(
  { tallies }: Definitions,
  partTypeIds: readonly number[] | null,
): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { brandId, partTypeId, productCount } of tallies) {
    if (partTypeIds && !partTypeIds.includes(partTypeId)) continue;
    counts.set(brandId, (counts.get(brandId) ?? 0) + productCount);
  }
  return counts;
}
