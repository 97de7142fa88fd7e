import type { Sort } from "@recambia/contract/catalogue/list";
import { isOnOffer } from "../../prices/price.ts";
import { fitJoin, productColumns } from "../../products/product-card.ts";
import { isByTurns, orderByClause, turnColumns, turnsOrderBy, turnWindow } from "../list-order.ts";

/**
 * Source of a list's candidates within the part types of its scope: products that fit the vehicle, or any of several, plus
 * universal ones; products of the chosen brands; products named by a number; or all products. The first three are read from
 * product blocks (fit-index/), the others by statements built here.
 */
export type ListSource = "fits" | "fits_any" | "brands" | ReadSource;

export type ReadSource = "named" | "any";

/** Number of part types in a scope. */
export type Breadth = "one" | "several" | "all";

/**
 * Determines the text of a list's statement; everything else is a parameter. Each shape includes only what it needs, so
 * that one plan suits all parameters and PostgreSQL stops replanning.
 */
export type ListShape = {
  source: ReadSource;
  breadth: Breadth;
  sort: Sort;
  /** Whether the scope is reductions only; not a filter. */
  isOfferList: boolean;
  /** Whether attributes are filtered, which requires a single part type. */
  hasAttributeFilters: boolean;
  /** Whether facets are counted. */
  isCounted: boolean;
};

/** Each filter has one bit in a candidate's `fail`, set when the candidate does not pass it. */
export const bits = { brand: 1, position: 2, side: 4, price: 8, rating: 16, stock: 32, offers: 64 };
export const firstAttributeBit = 128;

/** Parameters of every list; those of attribute filters, of product keys and of facets follow (list-statement.ts). */
const commonParameters = 13;
const attributeParameters = 6;
const attributeParameter = (number: number) => `$${commonParameters + number}`;

/** The bits of the attribute filters (their first parameter) that none of the product's attributes passes. */
const attributeFail = `${attributeParameter(1)}::int & ~coalesce((
    select bit_or(asked.bit)
    from product_attribute a
    join unnest(${attributeParameter(2)}::int[], ${attributeParameter(3)}::text[], ${attributeParameter(4)}::real[],
        ${attributeParameter(5)}::real[], ${attributeParameter(6)}::int[])
      as asked (attribute_id, code, low, high, bit)
      on asked.attribute_id = a.attribute_id
      and (a.code = asked.code or a.number between asked.low and asked.high)
    where a.product_id = p.id), 0)`;

/** SQL of a filter's bit if a product does not pass it, otherwise 0. */
const bitUnless = (passes: string, bit: number) => `(case when ${passes} then 0 else ${bit} end)`;

const fails: Record<keyof typeof bits, string> = {
  brand: bitUnless("$3::int[] is null or p.brand_id = any($3)", bits.brand),
  position: bitUnless("$4::text[] is null or p.position = any($4)", bits.position),
  side: bitUnless("$5::text[] is null or p.side = any($5)", bits.side),
  price: bitUnless("p.price_cents >= $6::bigint and p.price_cents <= $7::bigint", bits.price),
  rating: bitUnless("$8::int is null or p.rating_average >= $8", bits.rating),
  stock: bitUnless("not $9::bool or p.available > 0", bits.stock),
  offers: bitUnless(`not $10::bool or ${isOnOffer("p", "$11::timestamptz")}`, bits.offers),
};

function failOf({ hasAttributeFilters }: ListShape): string {
  return [...Object.values(fails), ...(hasAttributeFilters ? [`(${attributeFail})`] : [])].join(" | ");
}

/** Number of part types in a scope; null for all. */
export function breadthOf(partTypeIds: readonly number[] | null): Breadth {
  if (partTypeIds === null) return "all";
  return partTypeIds.length === 1 ? "one" : "several";
}

/** @param value SQL of the array of part types. */
export function inPartTypes(breadth: Breadth, alias: string, value = "$2"): string {
  if (breadth === "one") return `${alias}.part_type_id = (${value}::int[])[1]`;
  return breadth === "several" ? `${alias}.part_type_id = any(${value}::int[])` : `${value}::int[] is null`;
}

const onOffer = `p.offer_ends_at is not null and ${isOnOffer("p", "$11::timestamptz")}`;

function soldIn({ isOfferList }: ListShape): string {
  return isOfferList ? `p.is_active and ${onOffer}` : "p.is_active";
}

function candidatesOf(shape: ListShape): string {
  const { source, breadth } = shape;
  const columns = `p.id, p.brand_id, p.part_type_id, p.position, p.side, p.price_cents, p.rating_average,
    p.rating_count, p.relevance, p.released_on, p.available, p.available > 0 as is_in_stock,
    ${isOnOffer("p", "$11::timestamptz")} as is_on_offer, ${failOf(shape)} as fail`;
  const sold = soldIn(shape);
  const inScope = `select ${columns} from product p where ${sold} and ${inPartTypes(breadth, "p")}`;
  return source === "named" ? `${inScope} and p.id = any(${chosenKeys(shape)})` : inScope;
}

function filterParameters({ hasAttributeFilters }: ListShape): number {
  return commonParameters + (hasAttributeFilters ? attributeParameters : 0);
}

/** Parameter of the product keys, after those of the filters. */
function chosenKeys(shape: ListShape): string {
  return `$${filterParameters(shape) + 1}::int[]`;
}

/** The last parameters: attributes to count, bits of all filters but their own, attributes whose numbers are counted. */
function facetValues(shape: ListShape) {
  const first = filterParameters(shape) + (shape.source === "named" ? 1 : 0) + 1;
  return { counted: `$${first}::int[], $${first + 1}::int[]`, measures: `$${first + 2}::int[]` };
}

/** Dimension that a row counts; `stars` are rounded down to whole numbers. */
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

/** Counts the candidates that pass all filters but those of a facet, by the columns `key` and `code`. */
const countsWithout = (
  bit: number,
  facet: CountedFacet,
  by: { key?: string; code?: string; where?: string },
) => `
  select '${facet}' as facet, ${by.key ?? "null::int"} as key, ${by.code ?? "null::text"} as code, count(*)::int as n,
         null::json as low, null::json as high
  from candidate where fail & ~${bit} = 0${by.where ? ` and ${by.where}` : ""}
  ${by.key || by.code ? `group by ${by.key ?? by.code}` : ""}`;

/** Counts of each facet, without its own filter and with all others; null: not counted. */
function countsOf(shape: ListShape): string {
  const isOfOne = shape.breadth === "one";
  const counts: Record<CountedFacet, string | null> = {
    brand: countsWithout(bits.brand, "brand", { key: "brand_id" }),
    position: countsWithout(bits.position, "position", { code: "position", where: "position is not null" }),
    side: countsWithout(bits.side, "side", { code: "side", where: "side is not null" }),
    price: `select 'price', null, null, count(*)::int, to_json(min(price_cents)), to_json(max(price_cents))
      from candidate where fail & ~${bits.price} = 0`,
    stock: countsWithout(bits.stock, "stock", { where: "is_in_stock" }),
    offers: countsWithout(bits.offers, "offers", { where: "is_on_offer" }),
    stars: countsWithout(bits.rating, "stars", {
      key: "floor(rating_average)::int",
      where: "rating_average is not null",
    }),
    part_type: isOfOne ? null : countsWithout(0, "part_type", { key: "part_type_id" }),
    attribute: isOfOne ? attributeCounts(shape) : null,
  };
  return Object.values(counts)
    .filter((text) => text !== null)
    .join("\n  union all ");
}

const attributeCounts = (shape: ListShape) => `
  select 'attribute', counting.attribute_id, a.code, count(*)::int, to_json(min(a.number)), to_json(max(a.number))
  from candidate
  join product_attribute a on a.product_id = candidate.id
  join unnest(${facetValues(shape).counted}) as counting (attribute_id, others)
    on counting.attribute_id = a.attribute_id
  where candidate.fail & counting.others = 0
  group by counting.attribute_id, a.code,
    case when counting.attribute_id = any(${facetValues(shape).measures}) then a.number end`;

/** Reductions in the scope and of the chosen brands, for any vehicle. */
function offersInScope({ breadth, isOfferList }: ListShape): string {
  if (!isOfferList) return "0";
  return `(select count(*)::int from product p where p.is_active and ${onOffer}
      and ${inPartTypes(breadth, "p")} and ($3::int[] is null or p.brand_id = any($3)))`;
}

/** Columns that any sort order may need. */
const orderColumns = "id, available, relevance, price_cents, released_on, rating_average, rating_count";

/**
 * The first active products of each part type, as many as a page needs, found by indexes alone. For the whole catalogue the
 * limit is written out, because it decides how the products are found.
 */
function topOf(breadth: Breadth, sort: Sort, reach: number): string {
  const first = (inScope: string, limit: string) => `select ${orderColumns} from product p
    where p.is_active and ${inScope} order by ${orderByClause(sort, "p")} limit ${limit}`;
  if (breadth === "all") return first(inPartTypes(breadth, "p", "$1"), String(reach));
  if (breadth === "one") return first(inPartTypes(breadth, "p", "$1"), "$2::int + $3::int");
  return `select top.* from unnest($1::int[]) as kind (id)
    cross join lateral (${first("p.part_type_id = kind.id", "$2::int + $3::int")}) top`;
}

/**
 * Builds the statement for a page's keys among all products of a scope: $1 part types, $2 limit, $3 offset.
 *
 * @param reach largest sum of limit and offset that the statement is used for.
 */
export function topText(breadth: Breadth, sort: Sort, reach: number): string {
  return `select listed.id from (${topOf(breadth, sort, reach)}) listed
          order by ${orderByClause(sort, "listed")} limit $2::int offset $3::int`;
}

/** Selects the page among the candidates that pass all filters. */
function pageOf(shape: ListShape): string {
  const isTurns = isByTurns(shape);
  const listed = isTurns
    ? `(select id, ${turnColumns} from candidate where fail = 0 ${turnWindow}) listed`
    : "candidate listed where listed.fail = 0";
  return `select ${isTurns ? "listed.*" : "listed.id"} from ${listed}
    order by ${isTurns ? turnsOrderBy("listed") : orderByClause(shape.sort, "listed")} limit $12::int offset $13::int`;
}

/** Builds the text of a list's statement. */
export function listText(shape: ListShape): string {
  return `with candidate as materialized (${candidatesOf(shape)}),
  page as (${pageOf(shape)})${shape.isCounted ? `, counted as (${countsOf(shape)})` : ""}
  select
    (select count(*)::int from candidate where fail = 0) as total,
    (select count(*)::int from candidate where fail & ${bits.brand} = 0) as in_scope,
    ${offersInScope(shape)} as offers_in_scope,
    ${shape.isCounted ? "(select json_agg(json_build_array(facet, key, code, n, low, high)) from counted)" : "null"} as counts,
    (select json_agg(card) from (
      select ${productColumns} from page join product p on p.id = page.id ${fitJoin("$1::int")}
      order by ${isByTurns(shape) ? turnsOrderBy("page") : orderByClause(shape.sort, "p")}
    ) card) as rows`;
}
