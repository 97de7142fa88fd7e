import type { LocalizedText } from "@recambia/contract/locale";
import type { LRUCache } from "lru-cache";
import type { CatalogueVehicle } from "../../vehicles/index.ts";
import type { FitIndex } from "../listing/fit-index/fit-index.ts";
import type { CountRow } from "../listing/sql/list-statement.ts";

/**
 * The small, slow-moving part of the catalogue, kept in memory: what things are called, what
 * attributes mean, and how many products there are of each part type by brand.
 */
export type Definitions = {
  /** In the order in which the shop shows them. */
  categories: Category[];
  categoryBySlug: Map<string, Category>;
  partTypes: PartType[];
  partTypeBySlug: Map<string, PartType>;
  /** In alphabetical order. */
  brands: Brand[];
  brandBySlug: Map<string, Brand>;
  tallies: BrandTally[];
  /** Vehicles that lists were lately asked for, by public id. */
  vehicles: LRUCache<string, CatalogueVehicle>;
  /** Vehicles that carts were lately for or searches named, by the key of their row. */
  vehiclesByKey: LRUCache<number, CatalogueVehicle>;
  /** Product blocks and fit lines, which lists for vehicles are computed from. */
  fitIndex: FitIndex;
  /** What lists have lately counted that no vehicle decides, by what was counted. */
  listCounts: LRUCache<string, Promise<CachedCounts>>;
  /** Keys of the products on pages of scopes that nothing narrows, by scope, order and page. */
  tops: LRUCache<string, readonly number[]>;
  /** The three by key; each throws `OutdatedDefinitions` for a key that was not there when they were read. */
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
  /** In the order in which a page lists them. */
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
  /** Slugs of part types usually needed with it. */
  companions: string[];
  /** In the order in which a page lists them. */
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
};

/** Active products, and the universal ones among them, with the lowest price of each in cents. */
export type Tally = {
  productCount: number;
  minCents: number | null;
  universalCount: number;
  universalMinCents: number | null;
};

/** What a list counts, whatever its vehicle, page and order, and until when it holds. */
export type CachedCounts = { total: number; counts: CountRow[]; validUntil: Date };

export type BrandTally = Tally & { partTypeId: number; brandId: number };

/** A row names a definition that was added after the definitions were read: read them again. */
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

/** The lower of two prices in cents; null is none. */
export function lowestPrice(a: number | null, b: number | null): number | null {
  if (a === null) return b;
  return b === null ? a : Math.min(a, b);
}
