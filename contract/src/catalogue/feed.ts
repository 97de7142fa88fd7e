import type { Static } from "typebox";
import { FeedBrand } from "./feed/brands.ts";
import { FeedKit, FeedProduct } from "./feed/products.ts";
import { FeedAttribute, FeedCategory, FeedPartType } from "./feed/taxonomy.ts";
import { FeedFitSet, FeedMaker, FeedModel, FeedVariant } from "./feed/vehicles.ts";

/**
 * The catalogue feed: NDJSON, one record per line, with its kind in `record`. Records refer to each other by external id,
 * and only to records of earlier lines or feeds. See docs/catalogue-feed.md.
 */

/** Schemas by record kind. */
export const feedRecords = {
  maker: FeedMaker,
  model: FeedModel,
  variant: FeedVariant,
  category: FeedCategory,
  attribute: FeedAttribute,
  part_type: FeedPartType,
  brand: FeedBrand,
  fit_set: FeedFitSet,
  product: FeedProduct,
  kit: FeedKit,
} as const;

export type FeedKind = keyof typeof feedRecords;

export type FeedRecord = { [Kind in FeedKind]: Static<(typeof feedRecords)[Kind]> }[FeedKind];
export type FeedRecordOf<Kind extends FeedKind> = Extract<FeedRecord, { record: Kind }>;

/** Normalizes a part number for comparison: upper case, letters and digits only, including leading zeros. */
export function normalizePartNumber(number: string): string {
  return number
    .normalize("NFKD")
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "");
}
