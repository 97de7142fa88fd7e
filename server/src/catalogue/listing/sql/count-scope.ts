import { positions, sides } from "@recambia/contract/vehicles/fit";
import { onlyRow } from "../../../platform/database/database.ts";
import type { ScopeCounts } from "../../model/catalogue-cache.ts";
import { countBrandsMade, type Definitions } from "../../model/definitions.ts";
import type { CatalogueContext } from "../../model/read-catalogue.ts";
import { isOnOffer } from "../../prices/price.ts";
import type { CountRow, ReadRequest } from "./list-statement.ts";
import { type Breadth, breadthOf, type CountedFacet, inPartTypes } from "./list-text.ts";

type ScopeRow = {
  min_cents: number | null;
  max_cents: number | null;
  in_stock: number;
  on_offer: number;
  /** Counts by position, side and whole number of stars, in their order. */
  counts: number[];
  /** attribute, code, products, lowest, highest */
  values: [number, string | null, number, number | null, number | null][] | null;
  next_offer_end: Date | null;
};

const wholeStars = [1, 2, 3, 4, 5];
const counting = (condition: string) => `count(*) filter (where ${condition})`;
const counted = [
  ...positions.map((position) => counting(`p.position = '${position}'`)),
  ...sides.map((side) => counting(`p.side = '${side}'`)),
  ...wholeStars.map((stars) => counting(`floor(p.rating_average) = ${stars}`)),
];

/** The end of the next offer, when the counts of offers change. */
const nextOfferEnd = (now: string) =>
  `(select min(offer_ends_at) from product where offer_ends_at > ${now}) as next_offer_end`;

/** $1 part types, $2 now, $3 the attributes to count, $4 those of them whose numbers are counted one by one. */
function scopeText(breadth: Breadth): string {
  return `select min(p.price_cents) as min_cents, max(p.price_cents) as max_cents,
    ${counting("p.available > 0")}::int as in_stock,
    ${counting(isOnOffer("p", "$2::timestamptz"))}::int as on_offer,
    array[${counted.join(", ")}]::int[] as counts,
    (select json_agg(json_build_array(v.attribute_id, v.code, coalesce(each.value -> 1, to_jsonb(v.product_count)),
              coalesce(each.value -> 0, to_jsonb(v.low)), coalesce(each.value -> 0, to_jsonb(v.high))))
     from value_tally v
     left join lateral jsonb_array_elements(v.numbers) each on v.attribute_id = any($4::int[])
     where v.part_type_id = ($1::int[])[1] and v.attribute_id = any($3::int[])) as values,
    ${nextOfferEnd("$2")}
  from product p where p.is_active and ${inPartTypes(breadth, "p", "$1")}`;
}

/** Counts the whole catalogue from indexes, $1 now: stock, position and rating are not counted. */
const catalogueText = `select
  (select min(p.price_cents) from product p where p.is_active) as min_cents,
  (select max(p.price_cents) from product p where p.is_active) as max_cents,
  0 as in_stock,
  (select count(*)::int from product p where p.is_active and p.offer_ends_at is not null
    and ${isOnOffer("p", "$1::timestamptz")}) as on_offer,
  array[]::int[] as counts, null as values, ${nextOfferEnd("$1")}`;

/**
 * Counts an unfiltered scope; brands, part types and values come from the tallies. A scope of part types is counted in one
 * pass over its products; the cost of the whole catalogue does not grow with it.
 */
export async function countScope(catalogue: CatalogueContext, request: ReadRequest): Promise<ScopeCounts> {
  const { definitions } = catalogue;
  const { partTypeIds } = request;
  const row = await readScope(catalogue, request);
  const partTypes = partTypeIds?.map(definitions.partType) ?? definitions.partTypes;
  const counts: Record<CountedFacet, CountRow[]> = {
    ...wordCounts(row.counts),
    brand: brandCounts(definitions, partTypeIds),
    price: [["price", null, null, 0, row.min_cents, row.max_cents]],
    stock: [["stock", null, null, row.in_stock, null, null]],
    offers: [["offers", null, null, row.on_offer, null, null]],
    part_type: partTypes.map(({ id, tally }) => ["part_type", id, null, tally.productCount, null, null]),
    attribute: (row.values ?? []).map((value) => ["attribute", ...value]),
  };
  const total = partTypes.reduce((sum, { tally }) => sum + tally.productCount, 0);
  return { total, counts: Object.values(counts).flat(), validUntil: row.next_offer_end ?? new Date(8.64e15) };
}

function readScope({ database, now }: CatalogueContext, request: ReadRequest): Promise<ScopeRow> {
  const { partTypeIds, facetAttributeIds, measureIds } = request;
  const breadth = breadthOf(partTypeIds);
  const name = `count-scope-${breadth}`;
  if (breadth === "all") return onlyRow<ScopeRow>(database, { name, text: catalogueText, values: [now] });
  const values = [partTypeIds, now, facetAttributeIds, measureIds];
  return onlyRow<ScopeRow>(database, { name, text: scopeText(breadth), values });
}

/** Counts the brands of all products in some part types from the tallies; null: in all part types. */
export function brandCounts(definitions: Definitions, partTypeIds: readonly number[] | null): CountRow[] {
  return Array.from(countBrandsMade(definitions, partTypeIds), ([id, count]) => [
    "brand",
    id,
    null,
    count,
    null,
    null,
  ]);
}

/** Splits the counts that `counted` selects. */
function wordCounts(counts: number[]): Record<"position" | "side" | "stars", CountRow[]> {
  const next = counts.values();
  const count = () => next.next().value ?? 0;
  return {
    position: positions.map((code) => ["position", null, code, count(), null, null]),
    side: sides.map((code) => ["side", null, code, count(), null, null]),
    stars: wholeStars.map((key) => ["stars", key, null, count(), null, null]),
  };
}
