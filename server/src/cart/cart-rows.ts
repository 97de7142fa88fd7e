import type { FeedRestriction } from "@recambia/contract/feed";

/**
 * Every statement of this room takes the same first values: $1 the visitor's hash, $2 the language,
 * $3 the present.
 */
export type Caller = { visitorHash: Buffer; locale: "es" | "ca" | "en"; now: Date };

export function callerValues(caller: Caller): unknown[] {
  return [caller.visitorHash, caller.locale, caller.now];
}

/** What is known of one part of a line: the product itself, or each product of a kit. */
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
  /** The fit set has a line for the vehicle; `alternatives` null: without a condition. */
  is_matched: boolean;
  alternatives: FeedRestriction[][] | null;
};

/** The cart as it stands after a statement; `line_id` is null on the only row of an empty cart. */
export type CartRow = {
  cart_id: string;
  version: number;
} & ({ line_id: null } | LineRow);

/** One line; the columns of a product's own part are `PartRow`'s, a kit's are in `kit_parts`. */
export type LineRow = {
  line_id: string;
  quantity: number;
  fit_confirmed: boolean;
  thing_id: string;
  is_kit: boolean;
  slug: string;
  brand_slug: string | null;
  brand_name: string | null;
  part_number: string | null;
  picture: string;
  price_cents: number;
  needed_per_job: number;
  kit_parts: PartRow[] | null;
  variant_id: string | null;
  maker_name: string;
  model_name: string;
  vehicle_name: string;
  motor_name: string;
  built_from: number;
  built_to: number | null;
} & PartRow;

/** A localized text in the caller's language, as contract `localize` reads it. */
function inLanguage(column: string): string {
  return `coalesce(nullif(${column} ->> $2, ''), nullif(${column} ->> 'en', ''), ${column} ->> 'es')`;
}

/** Pieces of a product that can be sold to anyone now. */
export const sellablePieces = (product: string) =>
  `case when ${product}.is_active and ${product}.restricted is null then ${product}.available else 0 end`;

const partName = (product: string, partType: string) =>
  `coalesce(${inLanguage(`${product}.name`)}, ${inLanguage(`${partType}.name`)})`;

const kitParts = `
  (select json_agg(json_build_object(
      'product_key', part.id, 'per_unit', kit_component.quantity, 'available', ${sellablePieces("part")},
      'name', ${partName("part", "kind")}, 'core_deposit_cents', part.core_deposit_cents,
      'is_universal', part.is_universal, 'has_fitments', part.fit_set_id is not null,
      'is_matched', fitting.variant_id is not null, 'alternatives', fitting.alternatives
    ) order by kit_component.position, part.id)
   from kit_component
   join product part on part.id = kit_component.product_id
   join part_type kind on kind.id = part.part_type_id
   left join fit_line fitting on fitting.variant_id = held.variant_id
     and fitting.part_type_id = part.part_type_id and fitting.fit_set_id = part.fit_set_id
   where kit_component.kit_id = held.kit_id)`;

/** The price in force: an offer that has ended is no longer one, even before its end is recorded. */
const priceCents = (thing: string) =>
  `case when ${thing}.offer_ends_at <= $3 then ${thing}.offer_previous_cents else ${thing}.price_cents end`;

/** Columns of `LineRow`, of the lines called `held`. */
export const lineColumns = `
  held.public_id as line_id, held.quantity, held.fit_confirmed,
  coalesce(product.public_id, kit.public_id) as thing_id, kit.id is not null as is_kit,
  coalesce(product.slug, kit.slug) as slug, brand.slug as brand_slug, brand.name as brand_name,
  product.part_number, coalesce(product.pictures[1], kit.picture) as picture,
  coalesce(${priceCents("product")}, ${priceCents("kit")}) as price_cents,
  coalesce(product.needed_per_job, 1) as needed_per_job,
  case when kit.id is not null then coalesce(${kitParts}, '[]') end as kit_parts,
  product.id as product_key, 1 as per_unit, ${sellablePieces("product")} as available,
  coalesce(${partName("product", "part_type")}, ${inLanguage("kit.name")}) as name,
  product.core_deposit_cents, product.is_universal, product.fit_set_id is not null as has_fitments,
  fit_line.variant_id is not null as is_matched, fit_line.alternatives,
  variant.public_id as variant_id, maker.name as maker_name, model.name as model_name,
  variant.vehicle_name, variant.motor_name, variant.built_from, variant.built_to`;

/** What `lineColumns` is read from, after the lines called `held`. */
export const lineTables = `
  left join product on product.id = held.product_id
  left join brand on brand.id = product.brand_id
  left join part_type on part_type.id = product.part_type_id
  left join kit on kit.id = held.kit_id
  left join variant on variant.id = held.variant_id
  left join model on model.id = variant.model_id
  left join maker on maker.id = model.maker_id
  left join fit_line on fit_line.variant_id = held.variant_id
    and fit_line.part_type_id = product.part_type_id and fit_line.fit_set_id = product.fit_set_id`;
