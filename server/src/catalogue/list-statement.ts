import type { Sort } from "@recambia/contract/catalogue";
import type { Statement } from "../platform/database/database.ts";
import type { AttributeFilter } from "./attribute-filters.ts";
import { isOnOffer } from "./price.ts";
import { fitJoin, type ProductRow, productColumns } from "./product-card.ts";
import type { ProductFilters } from "./product-filters.ts";

/**
 * Where a list's candidates come from within the part types of its scope: what fits the vehicle,
 * universal products included; the chosen brands; reductions; or any product.
 */
export type ListSource = "fits" | "brands" | "offers" | "any";

export type ListRequest = {
  source: ListSource;
  sort: Sort;
  /** Vehicle whose fit each row tells. */
  variantKey: number | null;
  partTypeIds: number[] | null;
  filters: ProductFilters;
  /** Only reductions, as the scope and not as a filter. */
  isOfferList: boolean;
  /** Attributes to count. */
  facetAttributeIds: number[];
  now: Date;
  limit: number;
  offset: number;
};

/** What a count is of; see `countedFacets`. */
export type CountedFacet =
  | "brand"
  | "position"
  | "side"
  | "part_type"
  | "price"
  | "stock"
  | "offers"
  | "stars"
  | "attribute";

/** facet, key, code, count, lowest number, highest number */
export type CountRow = [CountedFacet, number | null, string | null, number, number | null, number | null];

export type ListResult = {
  total: number;
  /** Candidates of the chosen brands, whatever else narrows the list. */
  in_scope: number;
  /** Reductions in the scope, for whatever vehicle; 0 but in a list of reductions. */
  offers_in_scope: number;
  counts: CountRow[] | null;
  rows: ProductRow[] | null;
};

/** Each filter has one bit of a candidate's `fail`, which is set where the candidate fails it. */
const bits = { brand: 1, position: 2, side: 4, price: 8, rating: 16, stock: 32, offers: 64 };
const firstAttributeBit = 128;

const orders: Record<Sort, (alias: string) => string> = {
  relevance: (p) => `${p}.relevance desc, ${p}.id`,
  price_asc: (p) => `${p}.price_cents, ${p}.id`,
  price_desc: (p) => `${p}.price_cents desc, ${p}.id desc`,
  newest: (p) => `${p}.released_on desc, ${p}.id desc`,
  rating: (p) => `${p}.rating_average desc nulls last, ${p}.rating_count desc, ${p}.relevance desc, ${p}.id`,
};

/** SQL order of a list; the last key is unique, so that no product shows on two pages. */
export function orderOf(sort: Sort, alias: string): string {
  return orders[sort](alias);
}

const attributeFail = `case when $12::int = 0 then 0 else $12::int & ~coalesce((
    select bit_or(asked.bit)
    from product_attribute a
    join unnest($13::int[], $14::text[], $15::real[], $16::real[], $17::int[])
      as asked (attribute_id, code, low, high, bit)
      on asked.attribute_id = a.attribute_id
      and (a.code = asked.code or a.number between asked.low and asked.high)
    where a.product_id = p.id), 0) end`;

const fail = `(case when $3::int[] is null or p.brand_id = any($3) then 0 else ${bits.brand} end)
  | (case when $4::text[] is null or p.position = any($4) then 0 else ${bits.position} end)
  | (case when $5::text[] is null or p.side = any($5) then 0 else ${bits.side} end)
  | (case when p.price_cents >= $6::bigint and p.price_cents <= $7::bigint then 0 else ${bits.price} end)
  | (case when $8::int is null or p.rating_average >= $8 then 0 else ${bits.rating} end)
  | (case when not $9::bool or p.available > 0 then 0 else ${bits.stock} end)
  | (case when not $10::bool or ${isOnOffer("p", "$11::timestamptz")} then 0 else ${bits.offers} end)
  | (${attributeFail})`;

const candidateColumns = `p.id, p.brand_id, p.part_type_id, p.position, p.side, p.price_cents,
  p.rating_average, p.rating_count, p.relevance, p.released_on, p.available > 0 as is_in_stock,
  ${isOnOffer("p", "$11::timestamptz")} as is_on_offer, ${fail} as fail`;

/** How many part types a scope has. Each is said in its own way, so that one plan suits all vehicles. */
type Breadth = "one" | "several" | "all";

function inPartTypes(breadth: Breadth, alias: string): string {
  if (breadth === "one") return `${alias}.part_type_id = ($2::int[])[1]`;
  return breadth === "several" ? `${alias}.part_type_id = any($2::int[])` : "$2::int[] is null";
}

const inOfferList = `(not $20::bool or ${isOnOffer("p", "$11::timestamptz")})`;

const sources: Record<ListSource, (breadth: Breadth) => string> = {
  fits: (breadth) => `select ${candidateColumns}
    from fit_line fitting join product p on p.fit_set_id = fitting.fit_set_id
    where fitting.variant_id = $1::int and ${inPartTypes(breadth, "fitting")}
      and p.is_active and not p.is_universal and ${inOfferList}
    union all
    select ${candidateColumns} from product p
    where p.is_active and p.is_universal and ${inPartTypes(breadth, "p")} and ${inOfferList}`,
  brands: (breadth) => `select ${candidateColumns} from product p
    where p.is_active and p.brand_id = any($3::int[]) and ${inPartTypes(breadth, "p")} and ${inOfferList}`,
  offers: (breadth) => `select ${candidateColumns} from product p
    where p.is_active and p.offer_ends_at is not null and ${inPartTypes(breadth, "p")} and ${inOfferList}`,
  any: (breadth) => `select ${candidateColumns} from product p
    where p.is_active and ${inPartTypes(breadth, "p")} and ${inOfferList}`,
};

/** Each facet's counts, made without its own filter and with all others. */
const countedFacets = `
  select 'brand' as facet, brand_id as key, null::text as code, count(*)::int as n,
         null::json as low, null::json as high
  from candidate where fail & ~${bits.brand} = 0 group by brand_id
  union all
  select 'position', null, position, count(*)::int, null, null
  from candidate where fail & ~${bits.position} = 0 and position is not null group by position
  union all
  select 'side', null, side, count(*)::int, null, null
  from candidate where fail & ~${bits.side} = 0 and side is not null group by side
  union all
  select 'part_type', part_type_id, null, count(*)::int, null, null
  from candidate where fail = 0 group by part_type_id
  union all
  select 'price', null, null, count(*)::int, to_json(min(price_cents)), to_json(max(price_cents))
  from candidate where fail & ~${bits.price} = 0
  union all
  select 'stock', null, null, count(*)::int, null, null
  from candidate where fail & ~${bits.stock} = 0 and is_in_stock
  union all
  select 'offers', null, null, count(*)::int, null, null
  from candidate where fail & ~${bits.offers} = 0 and is_on_offer
  union all
  select 'stars', floor(rating_average)::int, null, count(*)::int, null, null
  from candidate where fail & ~${bits.rating} = 0 and rating_average is not null
  group by floor(rating_average)
  union all
  select 'attribute', counting.attribute_id, a.code, count(*)::int, to_json(min(a.number)), to_json(max(a.number))
  from candidate
  join product_attribute a on a.product_id = candidate.id
  join unnest($18::int[], $19::int[]) as counting (attribute_id, others)
    on counting.attribute_id = a.attribute_id
  where candidate.fail & counting.others = 0
  group by counting.attribute_id, a.code`;

function offersInScope(breadth: Breadth): string {
  return `select count(*)::int from product p
    where p.is_active and p.offer_ends_at is not null and ${inPartTypes(breadth, "p")} and ${inOfferList}
      and ($3::int[] is null or p.brand_id = any($3))`;
}

function listText(source: ListSource, breadth: Breadth, sort: Sort): string {
  return `with candidate as materialized (${sources[source](breadth)}),
  page as (
    select candidate.id from candidate where fail = 0
    order by ${orderOf(sort, "candidate")} limit $21::int offset $22::int
  ),
  counted as (${countedFacets})
  select
    (select count(*)::int from candidate where fail = 0) as total,
    (select count(*)::int from candidate where fail & ${bits.brand} = 0) as in_scope,
    (case when $20::bool then (${offersInScope(breadth)}) else 0 end) as offers_in_scope,
    (select json_agg(json_build_array(facet, key, code, n, low, high)) from counted) as counts,
    (select json_agg(card) from (
      select ${productColumns} from page join product p on p.id = page.id ${fitJoin("$1::int")}
      order by ${orderOf(sort, "p")}
    ) card) as rows`;
}

const texts = new Map<string, string>();

/** The one statement of a list: its page, its total and the counts of its facets. */
export function listStatement(request: ListRequest): Statement {
  const { source, sort, partTypeIds, filters, now } = request;
  const breadth = breadthOf(partTypeIds);
  const name = `list-${source}-${breadth}-${sort}`;
  const text = texts.get(name) ?? listText(source, breadth, sort);
  texts.set(name, text);
  const filterBit = new Map(
    filters.attributes.map(({ attribute }, index) => [attribute.id, firstAttributeBit << index]),
  );
  const asked = filters.attributes.flatMap((filter) => askedValues(filter, filterBit));
  return {
    name,
    text,
    values: [
      request.variantKey,
      partTypeIds,
      filters.brands?.map(({ id }) => id) ?? null,
      filters.positions,
      filters.sides,
      filters.minCents ?? 0,
      filters.maxCents ?? Number.MAX_SAFE_INTEGER,
      filters.ratingMin,
      filters.isInStock,
      filters.isOnOffer,
      now,
      [...filterBit.values()].reduce((sum, bit) => sum | bit, 0),
      asked.map(({ attributeId }) => attributeId),
      asked.map(({ code }) => code),
      asked.map(({ low }) => low),
      asked.map(({ high }) => high),
      asked.map(({ bit }) => bit),
      request.facetAttributeIds,
      request.facetAttributeIds.map((id) => ~(filterBit.get(id) ?? 0)),
      request.isOfferList,
      request.limit,
      request.offset,
    ],
  };
}

/** Larger than any measure that a filter can ask for. */
const beyondMeasure = 1e12;

function breadthOf(partTypeIds: number[] | null): Breadth {
  if (partTypeIds === null) return "all";
  return partTypeIds.length === 1 ? "one" : "several";
}

type AskedValue = {
  attributeId: number;
  bit: number;
  code: string | null;
  low: number | null;
  high: number | null;
};

/** A filter's acceptable values, one row each. */
function askedValues(
  { attribute, codes, range }: AttributeFilter,
  filterBit: Map<number, number>,
): AskedValue[] {
  const common = { attributeId: attribute.id, bit: filterBit.get(attribute.id) ?? 0 };
  if (!range) return codes.map((code) => ({ ...common, code, low: null, high: null }));
  return [{ ...common, code: null, low: range.low ?? -beyondMeasure, high: range.high ?? beyondMeasure }];
}
