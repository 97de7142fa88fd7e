import type { FeedRecordOf } from "@recambia/contract/catalogue/feed";
import type { FeedRestriction } from "@recambia/contract/catalogue/feed/vehicles";
import type { LocalizedText } from "@recambia/contract/locale";
import { type PriceRow, priceColumns } from "../catalogue/index.ts";
import type { Queryable } from "../platform/database/database.ts";
import type { Purchasable, PurchasablePart } from "./purchasable.ts";
import type { StoredLine } from "./storage/stored-cart.ts";

/** Identifies a purchasable: a product or a kit, for a vehicle or none. */
export type PurchasableKey = Pick<StoredLine, "thingId" | "vehicleId">;

/** Purchasables by `nameOf` their key, all of one catalogue revision. */
export type ReadPurchasables = { revision: number; purchasables: Map<string, Purchasable> };

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
  net_quantity: number | null;
  net_unit: "l" | "kg" | "m" | null;
  is_active: boolean;
  vehicle_key: number | null;
  vehicle_built_from: number | null;
  vehicle_built_to: number | null;
  product_key: number;
  part_type_id: number;
  part_name: LocalizedText | null;
  per_unit: number;
  available: number;
  core_deposit_cents: number | null;
  is_part_active: boolean;
  is_restricted: boolean;
  hazard: FeedRecordOf<"product">["hazard"];
  data_sheet: string | null;
  part_brand_id: number;
  guarantee: string | null;
  is_universal: boolean;
  has_fitments: boolean;
  is_matched: boolean;
  alternatives: FeedRestriction[][] | null;
} & PriceRow;

/** A row without a purchasable only carries the revision. */
type Row = PartRow | { revision: number; place: null };

/** Names a key for use in Maps. */
export function nameOf({ thingId, vehicleId }: PurchasableKey): string {
  return vehicleId === null ? thingId : `${thingId} ${vehicleId}`;
}

/**
 * Reads products and kits, each for its vehicle, in one statement, so that all are of one catalogue revision. Unknown ids
 * are omitted.
 */
export async function readPurchasables(
  database: Queryable,
  keys: readonly PurchasableKey[],
): Promise<ReadPurchasables> {
  // Deduplicated: an added purchasable may be in the cart already.
  const uniqueKeys = [...new Map(keys.map((key) => [nameOf(key), key])).values()];
  const rows = await database.rows<Row>({
    name: "read-purchasables",
    isLookup: true,
    text: purchasablesText,
    values: [uniqueKeys.map(({ thingId }) => thingId), uniqueKeys.map(({ vehicleId }) => vehicleId)],
  });
  const purchasables = new Map<string, Purchasable & { parts: PurchasablePart[] }>();
  for (const row of rows) {
    const key = row.place === null ? undefined : uniqueKeys[row.place - 1];
    if (row.place === null || !key) continue;
    const name = nameOf(key);
    const purchasable = purchasables.get(name) ?? toPurchasable(row);
    purchasable.isActive &&= row.is_part_active;
    purchasable.parts.push(toPart(row));
    purchasables.set(name, purchasable);
  }
  return { revision: Number(rows[0]?.revision), purchasables };
}

function toPurchasable(row: PartRow): Purchasable & { parts: PurchasablePart[] } {
  const { price_cents, offer_previous_cents, offer_ends_ms, offer_after_cents } = row;
  const { vehicle_built_from: builtFrom, vehicle_built_to: builtTo } = row;
  return {
    id: row.thing_id,
    kind: row.kind,
    slug: row.slug,
    kitName: row.kit_name,
    brandId: row.brand_id,
    partNumber: row.part_number,
    picture: row.picture,
    price: { price_cents, offer_previous_cents, offer_ends_ms, offer_after_cents },
    netQuantity: row.net_quantity,
    netUnit: row.net_unit,
    neededPerJob: row.needed_per_job,
    isActive: row.is_active,
    parts: [],
    vehicleKey: row.vehicle_key,
    fitVehicle: builtFrom === null ? null : { builtFrom, builtTo },
  };
}

function toPart(row: PartRow): PurchasablePart {
  return {
    productKey: row.product_key,
    partTypeId: row.part_type_id,
    name: row.part_name,
    perUnit: row.per_unit,
    available: row.is_active && row.is_part_active && !row.is_restricted ? row.available : 0,
    inStock: row.available,
    coreDepositCents: row.core_deposit_cents ?? 0,
    isRestricted: row.is_restricted,
    hazard: row.hazard,
    dataSheet: row.data_sheet,
    brandId: row.part_brand_id,
    guarantee: row.guarantee,
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

const purchasablesText = `
  select catalogue_revision.revision, found.*
  from catalogue_revision left join (
    select requested.place::integer, requested.thing_id, purchasable.*, variant.id as vehicle_key,
      variant.built_from as vehicle_built_from, variant.built_to as vehicle_built_to,
      product.id as product_key, product.part_type_id, product.name as part_name, part.per_unit,
      product.available, product.core_deposit_cents, product.is_active as is_part_active,
      product.restricted is not null as is_restricted, product.hazard, product.data_sheet,
      product.brand_id as part_brand_id, product.guarantee, product.is_universal,
      product.fit_set_id is not null as has_fitments, fit_line.variant_id is not null as is_matched,
      fit_line.alternatives, part.position
    from unnest($1::text[], $2::text[]) with ordinality requested (thing_id, vehicle_id, place)
    left join variant on variant.public_id = requested.vehicle_id
    cross join lateral (
      select 'product' as kind, slug, null::jsonb as kit_name, brand_id, part_number,
        pictures[1] as picture, needed_per_job, is_active, net_quantity, net_unit, ${priceColumns("product")},
        id as product_id, null::integer as kit_id
      from product where public_id = requested.thing_id
      union all
      select 'kit', slug, name, null, null, picture, 1, is_active, null, null, ${priceColumns("kit")}, null, id
      from kit where public_id = requested.thing_id
    ) purchasable
    cross join lateral (
      select purchasable.product_id, 1 as per_unit, 0 as position where purchasable.product_id is not null
      union all
      select product_id, quantity, position from kit_component where kit_id = purchasable.kit_id
    ) part
    join product on product.id = part.product_id
    left join fit_line on fit_line.variant_id = variant.id
      and fit_line.part_type_id = product.part_type_id and fit_line.fit_set_id = product.fit_set_id
  ) found on true
  order by found.place, found.position, found.product_key`;
