import type { FeedRestriction } from "@recambia/contract/feed";
import type { Locale } from "@recambia/contract/locale";

/** Who asks, in which language, and when. */
export type Caller = { visitorHash: Buffer; locale: Locale; now: Date };

/** $1, $2 and $3 of this room's statements: the visitor's hash, the language, the present. */
export function callerValues(caller: Caller): unknown[] {
  return [caller.visitorHash, caller.locale, caller.now];
}

/** What is known of one part of a line: the product itself, or one product of a kit. */
export type PartRow = {
  product_key: number;
  /** Pieces of it in one of what is sold. */
  per_unit: number;
  /** Pieces that can be sold now; 0 when it is no longer sold. */
  available: number;
  name: string;
  core_deposit_cents: number | null;
  is_universal: boolean;
  has_fitments: boolean;
  /** Its fit set has a line for the vehicle; `alternatives` null: without a condition. */
  is_matched: boolean;
  alternatives: FeedRestriction[][] | null;
};

/** The vehicle of a line; without one `vehicle_key` is null and the rest means nothing. */
type LineVehicle = {
  vehicle_key: number | null;
  variant_id: string;
  maker_name: string;
  model_name: string;
  vehicle_name: string;
  motor_name: string;
  built_from: number;
  built_to: number | null;
};

/** One line. On a kit's line (`kit_key`) only the name is the kit's own; its parts are read apart. */
export type LineRow = PartRow &
  LineVehicle & {
    line_id: string;
    quantity: number;
    fit_confirmed: boolean;
    kit_key: number | null;
    thing_id: string;
    slug: string;
    brand_slug: string | null;
    brand_name: string | null;
    part_number: string | null;
    picture: string;
    price_cents: number;
    needed_per_job: number;
  };

/** A row of the cart as it stands after a statement; an empty cart has one, without a line. */
export type CartRow = { cart_id: string; version: number } & (LineRow | { line_id: null });

/** A localized text in the language $2, as contract `localize` reads it. */
function inLanguage(column: string): string {
  return `coalesce(nullif(${column} ->> $2, ''), nullif(${column} ->> 'en', ''), ${column} ->> 'es')`;
}

/** A product goes by its own name, or by its part type's. */
export const productName = `coalesce(${inLanguage("product.name")}, ${inLanguage("part_type.name")})`;

/** Pieces of a product that can be sold to anyone now. */
export const sellablePieces =
  "case when product.is_active and product.restricted is null then product.available else 0 end";

/** Columns of `PartRow` that any product has. */
export const partColumns = `
  product.id as product_key, ${sellablePieces} as available, product.core_deposit_cents,
  product.is_universal, product.fit_set_id is not null as has_fitments,
  fit_line.variant_id is not null as is_matched, fit_line.alternatives`;

/** The price in force: an offer that has ended is no longer one, even before its end is recorded. */
const priceInForce = (thing: string) =>
  `case when ${thing}.offer_ends_at <= $3 then ${thing}.offer_previous_cents else ${thing}.price_cents end`;

/** Columns of `LineRow`, of the lines called `held`. */
export const lineColumns = `
  held.public_id as line_id, held.quantity, held.fit_confirmed, held.kit_id as kit_key,
  coalesce(product.public_id, kit.public_id) as thing_id, coalesce(product.slug, kit.slug) as slug,
  coalesce(${productName}, ${inLanguage("kit.name")}) as name,
  brand.slug as brand_slug, brand.name as brand_name, product.part_number,
  coalesce(product.pictures[1], kit.picture) as picture,
  coalesce(${priceInForce("product")}, ${priceInForce("kit")}) as price_cents,
  coalesce(product.needed_per_job, 1) as needed_per_job, 1 as per_unit, ${partColumns},
  held.variant_id as vehicle_key, variant.public_id as variant_id, variant.vehicle_name,
  variant.motor_name, variant.built_from, variant.built_to,
  model.name as model_name, maker.name as maker_name`;

/** What `lineColumns` is read from, after the lines called `held`. */
export const lineTables = `
  left join product on product.id = held.product_id
  left join brand on brand.id = product.brand_id
  left join part_type on part_type.id = product.part_type_id
  left join fit_line on fit_line.variant_id = held.variant_id
    and fit_line.part_type_id = product.part_type_id and fit_line.fit_set_id = product.fit_set_id
  left join kit on kit.id = held.kit_id
  left join variant on variant.id = held.variant_id
  left join model on model.id = variant.model_id
  left join maker on maker.id = model.maker_id`;
