import type { FeedRestriction } from "@recambia/contract/catalogue/feed";
import type { LocalizedText } from "@recambia/contract/locale";
import { type PriceRow, priceColumns } from "../catalogue/index.ts";
import type { Queryable } from "../platform/database/database.ts";
import type { HeldLine } from "./storage/held-cart.ts";
import type { Part, Thing } from "./things.ts";

/** What is asked of the catalogue: a product or a kit, for a vehicle or none. */
export type Question = Pick<HeldLine, "thingId" | "vehicleId">;

/** Things by the question that they answer, as the catalogue was at one revision. */
export type ReadThings = { revision: number; things: Map<string, Thing> };

type PartRow = {
  revision: number;
  place: number;
  thing_id: string;
  kind: "product" | "kit";
  slug: string;
  kit_name: LocalizedText | null;
  brand_id: number | null;
  part_number: string | null;
  picture: string;
  needed_per_job: number;
  is_active: boolean;
  vehicle_key: number | null;
  product_key: number;
  part_type_id: number;
  part_name: LocalizedText | null;
  per_unit: number;
  available: number;
  core_deposit_cents: number | null;
  is_part_active: boolean;
  is_restricted: boolean;
  is_universal: boolean;
  has_fitments: boolean;
  is_matched: boolean;
  alternatives: FeedRestriction[][] | null;
} & PriceRow;

/** A row without a thing only says the revision. */
type Row = PartRow | { revision: number; place: null };

/** Names a question. */
export function keyOf({ thingId, vehicleId }: Question): string {
  return vehicleId === null ? thingId : `${thingId} ${vehicleId}`;
}

/**
 * What the catalogue says of several products and kits, each for its vehicle: one statement, so
 * that all is of one revision. What is in no catalogue is left out.
 */
export async function readThings(database: Queryable, questions: readonly Question[]): Promise<ReadThings> {
  // Each once: what is wanted may be in the cart already.
  const asked = [...new Map(questions.map((question) => [keyOf(question), question])).values()];
  const rows = await database.rows<Row>({
    name: "read-things",
    isLookup: true,
    text: thingsText,
    values: [asked.map(({ thingId }) => thingId), asked.map(({ vehicleId }) => vehicleId)],
  });
  const things = new Map<string, Thing & { parts: Part[] }>();
  for (const row of rows) {
    const question = row.place === null ? undefined : asked[row.place - 1];
    if (row.place === null || !question) continue;
    const key = keyOf(question);
    const thing = things.get(key) ?? thingOf(row);
    thing.isActive &&= row.is_part_active;
    thing.parts.push(partOf(row));
    things.set(key, thing);
  }
  return { revision: Number(rows[0]?.revision), things };
}

function thingOf(row: PartRow): Thing & { parts: Part[] } {
  const { price_cents, offer_previous_cents, offer_ends_ms, offer_after_cents } = row;
  return {
    id: row.thing_id,
    kind: row.kind,
    slug: row.slug,
    kitName: row.kit_name,
    brandId: row.brand_id,
    partNumber: row.part_number,
    picture: row.picture,
    price: { price_cents, offer_previous_cents, offer_ends_ms, offer_after_cents },
    neededPerJob: row.needed_per_job,
    isActive: row.is_active,
    parts: [],
    vehicleKey: row.vehicle_key,
  };
}

function partOf(row: PartRow): Part {
  return {
    productKey: row.product_key,
    partTypeId: row.part_type_id,
    name: row.part_name,
    perUnit: row.per_unit,
    available: row.is_active && row.is_part_active && !row.is_restricted ? row.available : 0,
    inStock: row.available,
    coreDepositCents: row.core_deposit_cents ?? 0,
    isRestricted: row.is_restricted,
    isUniversal: row.is_universal,
    hasFitments: row.has_fitments,
    // A line without conditions is one empty alternative; no line at all is no alternative.
    fitLines: row.is_matched ? (row.alternatives ?? [[]]) : [],
  };
}

/** Pieces in stock of products, by their keys. */
export async function readStock(
  database: Queryable,
  productKeys: readonly number[],
): Promise<Map<number, number>> {
  const rows = await database.rows<{ id: number; available: number }>({
    name: "read-stock",
    isLookup: true,
    text: "select id, available from product where id = any($1::integer[])",
    values: [productKeys],
  });
  return new Map(rows.map(({ id, available }) => [id, available]));
}

const thingsText = `
  select catalogue_revision.revision, found.*
  from catalogue_revision left join (
    select asked.place::integer, asked.thing_id, thing.*, variant.id as vehicle_key,
      product.id as product_key, product.part_type_id, product.name as part_name, part.per_unit,
      product.available, product.core_deposit_cents, product.is_active as is_part_active,
      product.restricted is not null as is_restricted, product.is_universal,
      product.fit_set_id is not null as has_fitments, fit_line.variant_id is not null as is_matched,
      fit_line.alternatives, part.position
    from unnest($1::text[], $2::text[]) with ordinality asked (thing_id, vehicle_id, place)
    left join variant on variant.public_id = asked.vehicle_id
    cross join lateral (
      select 'product' as kind, slug, null::jsonb as kit_name, brand_id, part_number,
        pictures[1] as picture, needed_per_job, is_active, ${priceColumns("product")},
        id as product_id, null::integer as kit_id
      from product where public_id = asked.thing_id
      union all
      select 'kit', slug, name, null, null, picture, 1, is_active, ${priceColumns("kit")}, null, id
      from kit where public_id = asked.thing_id
    ) thing
    cross join lateral (
      select thing.product_id, 1 as per_unit, 0 as position where thing.product_id is not null
      union all
      select product_id, quantity, position from kit_component where kit_id = thing.kit_id
    ) part
    join product on product.id = part.product_id
    left join fit_line on fit_line.variant_id = variant.id
      and fit_line.part_type_id = product.part_type_id and fit_line.fit_set_id = product.fit_set_id
  ) found on true
  order by found.place, found.position, found.product_key`;
