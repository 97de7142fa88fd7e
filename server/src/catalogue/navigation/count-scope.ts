import { positions, sides } from "@recambia/contract/vehicles/fit";
import { onlyRow } from "../../platform/database/database.ts";
import type { CountRow, ReadRequest } from "../listing/sql/list-statement.ts";
import { type Breadth, breadthOf, inPartTypes } from "../listing/sql/list-text.ts";
import type { CachedCounts } from "../model/catalogue-cache.ts";
import type { CatalogueContext } from "../model/catalogue-context.ts";
import { isOnOffer } from "../prices/price.ts";
import { countBrandsMade } from "./count-for-vehicle.ts";

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

/** $1 part types, $2 now, $3 the attributes to count. */
function scopeText(breadth: Breadth): string {
  return `select min(p.price_cents) as min_cents, max(p.price_cents) as max_cents,
    ${counting("p.available > 0")}::int as in_stock,
    ${counting(isOnOffer("p", "$2::timestamptz"))}::int as on_offer,
    array[${counted.join(", ")}]::int[] as counts,
    (select json_agg(json_build_array(v.attribute_id, v.code, v.product_count, v.low, v.high))
     from value_tally v
     where v.part_type_id = ($1::int[])[1] and v.attribute_id = any($3::int[])) as values,
    (select min(offer_ends_at) from product where offer_ends_at > $2) as next_offer_end
  from product p where p.is_active and ${inPartTypes(breadth, "p", "$1")}`;
}

/** Counts an unfiltered scope in one pass over its products; brands, part types and values come from the tallies. */
export async function countScope(catalogue: CatalogueContext, request: ReadRequest): Promise<CachedCounts> {
  const { database, definitions, now } = catalogue;
  const partTypeIds = request.partTypeIds ?? [];
  const breadth = breadthOf(partTypeIds);
  const row = await onlyRow<ScopeRow>(database, {
    name: `count-scope-${breadth}`,
    text: scopeText(breadth),
    values: [partTypeIds, now, request.facetAttributeIds],
  });
  const counts: CountRow[] = [
    ["price", null, null, 0, row.min_cents, row.max_cents],
    ["stock", null, null, row.in_stock, null, null],
    ["offers", null, null, row.on_offer, null, null],
    ...wordCounts(row.counts),
  ];
  for (const [id, count] of countBrandsMade(definitions, partTypeIds)) {
    counts.push(["brand", id, null, count, null, null]);
  }
  for (const [id, code, count, low, high] of row.values ?? []) {
    counts.push(["attribute", id, code, count, low, high]);
  }
  let total = 0;
  for (const { id, tally } of definitions.partTypes.filter(({ id }) => partTypeIds.includes(id))) {
    total += tally.productCount;
    counts.push(["part_type", id, null, tally.productCount, null, null]);
  }
  return { total, counts, validUntil: row.next_offer_end ?? new Date(8.64e15) };
}

function wordCounts(counts: number[]): CountRow[] {
  const facets = [
    ...positions.map((code) => ({ facet: "position", key: null, code }) as const),
    ...sides.map((code) => ({ facet: "side", key: null, code }) as const),
    ...wholeStars.map((key) => ({ facet: "stars", key, code: null }) as const),
  ];
  return facets.map(({ facet, key, code }, index) => [facet, key, code, counts[index] ?? 0, null, null]);
}
