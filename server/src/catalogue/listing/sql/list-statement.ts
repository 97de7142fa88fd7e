import type { Sort } from "@recambia/contract/catalogue/schemas";
import type { Statement } from "../../../platform/database/database.ts";
import type { ProductRow } from "../../products/product-card.ts";
import type { AttributeFilter } from "../attribute-filters.ts";
import type { ProductFilters } from "../product-filters.ts";
import {
  breadthOf,
  firstAttributeBit,
  type ListShape,
  type ListSource,
  listText,
  type ReadSource,
} from "./list-text.ts";

export type ListRequest = {
  source: ListSource;
  sort: Sort;
  /** Its facets are counted; else only the page is read. */
  isCounted: boolean;
  /** Vehicle whose fit each row tells. */
  variantKey: number | null;
  /** Of several vehicles (`fits_any`) or of products (`named`). */
  chosenKeys: number[] | null;
  /** Null: all. */
  partTypeIds: number[] | null;
  filters: ProductFilters;
  /** Only reductions, as the scope and not as a filter. */
  isOfferList: boolean;
  /** Attributes to count, of the one part type. */
  facetAttributeIds: number[];
  now: Date;
  limit: number;
  offset: number;
};

/** What a count is of; `stars` are whole ones, rounded down. */
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

const texts = new Map<string, string>();

/** A list that is read by one statement. */
export type ReadRequest = ListRequest & { source: ReadSource };

/** The one statement of a list: its page, its total and the counts of its facets. */
export function listStatement(request: ReadRequest): Statement {
  const { partTypeIds, filters, facetAttributeIds } = request;
  const breadth = breadthOf(partTypeIds);
  const shape = { ...request, breadth, hasAttributeFilters: filters.attributes.length > 0 };
  const name = nameOf(shape);
  const text = texts.get(name) ?? listText(shape);
  texts.set(name, text);
  const filterBit = new Map(
    filters.attributes.map(({ attribute }, index) => [attribute.id, firstAttributeBit << index]),
  );
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
      request.now,
      request.limit,
      request.offset,
      ...(shape.hasAttributeFilters ? attributeValues(filters.attributes, filterBit) : []),
      ...(request.source === "named" ? [request.chosenKeys] : []),
      ...(breadth === "one" && request.isCounted
        ? [facetAttributeIds, facetAttributeIds.map((id) => ~(filterBit.get(id) ?? 0))]
        : []),
    ],
  };
}

function nameOf({ source, breadth, sort, isOfferList, hasAttributeFilters, isCounted }: ListShape): string {
  const kind = `${isCounted ? "" : "first-"}${isOfferList ? "offers" : "list"}`;
  return `${kind}-${source}-${breadth}-${sort}${hasAttributeFilters ? "-attributes" : ""}`;
}

/** Larger than any measure that a filter can ask for. */
const beyondMeasure = 1e12;

/** The sum of the filters' bits, and what meets each filter: one place of five arrays a value. */
function attributeValues(filters: AttributeFilter[], filterBit: Map<number, number>): unknown[] {
  const asked = filters.flatMap(askedValues);
  return [
    [...filterBit.values()].reduce((sum, bit) => sum | bit, 0),
    asked.map(({ id }) => id),
    asked.map(({ code }) => code),
    asked.map(({ low }) => low),
    asked.map(({ high }) => high),
    asked.map(({ id }) => filterBit.get(id)),
  ];
}

type AskedValue = { id: number; code: string | null; low: number | null; high: number | null };

function askedValues({ attribute: { id }, codes, range }: AttributeFilter): AskedValue[] {
  if (!range) return codes.map((code) => ({ id, code, low: null, high: null }));
  return [{ id, code: null, low: range.low ?? -beyondMeasure, high: range.high ?? beyondMeasure }];
}
