import type { FeedRestriction } from "@recambia/contract/feed";
import type { LocalizedText } from "@recambia/contract/locale";

/** Who asks, and when. */
export type Caller = { visitorHash: Buffer; now: Date };

/** $1 and $2 of this room's statements: the visitor's hash and the present. */
export function callerValues(caller: Caller): unknown[] {
  return [caller.visitorHash, caller.now];
}

/** One product in a line: the line's own, or one of its kit's. */
export type PartRow = {
  product_key: number;
  part_type_id: number;
  /** Null: it goes by its part type's name. */
  name: LocalizedText | null;
  /** Pieces of it in one of what is sold. */
  per_unit: number;
  /** Pieces that can be sold now; 0 when it is no longer sold. */
  available: number;
  core_deposit_cents: number | null;
  is_universal: boolean;
  has_fitments: boolean;
  /** Its fit set has a line for the vehicle; `alternatives` null: without a condition. */
  is_matched: boolean;
  alternatives: FeedRestriction[][] | null;
};

/** What a line says of itself, whatever it holds. */
type HeldRow = { line_id: string; quantity: number; fit_confirmed: boolean; vehicle_key: number | null };

/** What a product's line shows besides its part. */
export type ThingRow = {
  thing_id: string;
  slug: string;
  brand_id: number;
  part_number: string;
  picture: string;
  price_cents: number;
  needed_per_job: number;
};

export type ProductLineRow = HeldRow & { kit_key: null } & PartRow & ThingRow;
/** What kits hold is read apart: see read-kits.ts. */
export type KitLineRow = HeldRow & { kit_key: number };

/** A row of the cart as it stands after a statement; an empty cart has one, without a line. */
export type CartRow = { cart_id: string; version: number } & (
  | ProductLineRow
  | KitLineRow
  | { line_id: null }
);

/** All rows of one cart. */
export type CartRows = [CartRow, ...CartRow[]];

/** Pieces of a product that can be sold to anyone now. */
export const sellablePieces =
  "case when product.is_active and product.restricted is null then product.available else 0 end";

/** Columns of a `PartRow` but `per_unit`, of `product` joined by `fitJoin`. */
export const partColumns = `
  product.id as product_key, product.part_type_id, product.name, ${sellablePieces} as available,
  product.core_deposit_cents, product.is_universal, product.fit_set_id is not null as has_fitments,
  fit_line.variant_id is not null as is_matched, fit_line.alternatives`;

/** Joins a product's fitment for the vehicle whose key is given. */
export const fitJoin = (variantKey: string) => `
  left join fit_line on fit_line.variant_id = ${variantKey}
    and fit_line.part_type_id = product.part_type_id and fit_line.fit_set_id = product.fit_set_id`;

/**
 * The price in force when it is $2: an offer that has ended is no longer one, even before its end
 * is recorded.
 */
export const priceInForce = (thing: string) =>
  `case when ${thing}.offer_ends_at <= $2 then ${thing}.offer_previous_cents else ${thing}.price_cents end`;

/** Columns of a `CartRow`'s line, of the lines called `held`. */
export const lineColumns = `
  held.public_id as line_id, held.quantity, held.fit_confirmed, held.kit_id as kit_key,
  held.variant_id as vehicle_key, product.public_id as thing_id, product.slug, product.brand_id,
  product.part_number, product.pictures[1] as picture, ${priceInForce("product")} as price_cents,
  product.needed_per_job, 1 as per_unit, ${partColumns}`;

/** What `lineColumns` is read from, after the lines called `held`. */
export const lineTables = `left join product on product.id = held.product_id ${fitJoin("held.variant_id")}`;
