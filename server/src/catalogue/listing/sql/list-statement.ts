import type { Sort } from "@recambia/contract/catalogue/list";
import type { Statement } from "../../../platform/database/database.ts";
import type { ProductRow } from "../../products/product-card.ts";
import type { AttributeFilter, ProductFilters } from "../product-filters.ts";
import {
  breadthOf,
  type CountedFacet,
  firstAttributeBit,
  type ListShape,
  type ListSource,
  listText,
  type ReadSource,
} from "./list-text.ts";

export type ListRequest = {
  source: ListSource;
  sort: Sort;
  /** Whether facets are counted; otherwise only the page is read. */
  isCounted: boolean;
  /** Vehicle that the fit of each row is computed for. */
  variantKey: number | null;
  /** Keys of several vehicles (`fits_any`) or of products (`named`). */
  chosenKeys: number[] | null;
  /** Null for all part types. */
  partTypeIds: number[] | null;
  filters: ProductFilters;
  /** Whether the scope is reductions only; not a filter. */
  isOfferList: boolean;
  /** Whether any filter, or the restriction to reductions, excludes products of the source. */
  isFiltered: boolean;
  /** Attributes to count; they belong to the single part type. */
  facetAttributeIds: number[];
  /** Those of them that decide the fit: each of their numbers is counted. */
  measureIds: number[];
  now: Date;
  limit: number;
  offset: number;
};

/** facet, key, code, count, lowest number, highest number */
export type CountRow = [CountedFacet, number | null, string | null, number, number | null, number | null];

export type ListResult = {
  total: number;
  /** Candidates of the chosen brands, regardless of other filters. */
  in_scope: number;
  /** Reductions in the scope, for any vehicle; 0 except in a list of reductions. */
  offers_in_scope: number;
  counts: CountRow[] | null;
  rows: ProductRow[] | null;
};

/** A list that a single statement reads. */
export type ReadRequest = ListRequest & { source: ReadSource };

/** Builds the single statement of a list: its page, total and facet counts. */
export function listStatement(request: ReadRequest): Statement {
  const { partTypeIds, filters, facetAttributeIds, measureIds } = request;
  const breadth = breadthOf(partTypeIds);
  const shape = { ...request, breadth, hasAttributeFilters: filters.attributes.length > 0 };
  const filterBit = new Map(
    filters.attributes.map(({ attribute }, index) => [attribute.id, firstAttributeBit << index]),
  );
  return {
    name: nameOf(shape),
    text: listText(shape),
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
        ? [facetAttributeIds, facetAttributeIds.map((id) => ~(filterBit.get(id) ?? 0)), measureIds]
        : []),
    ],
  };
}

function nameOf({ source, breadth, sort, isOfferList, hasAttributeFilters, isCounted }: ListShape): string {
  const kind = `${isCounted ? "" : "first-"}${isOfferList ? "offers" : "list"}`;
  return `${kind}-${source}-${breadth}-${sort}${hasAttributeFilters ? "-attributes" : ""}`;
}

/** Exceeds any measure that a filter can ask for. */
const beyondMeasure = 1e12;

/** Parameters of the filters: the sum of their bits, and five arrays with one element per value. */
function attributeValues(filters: AttributeFilter[], filterBit: Map<number, number>): unknown[] {
  const values = filters.flatMap(filterValues);
  return [
    [...filterBit.values()].reduce((sum, bit) => sum | bit, 0),
    values.map(({ id }) => id),
    values.map(({ code }) => code),
    values.map(({ low }) => low),
    values.map(({ high }) => high),
    values.map(({ id }) => filterBit.get(id)),
  ];
}

type FilterValue = { id: number; code: string | null; low: number | null; high: number | null };

function filterValues({ attribute: { id }, codes, range }: AttributeFilter): FilterValue[] {
  if (!range) return codes.map((code) => ({ id, code, low: null, high: null }));
  return [{ id, code: null, low: range.low ?? -beyondMeasure, high: range.high ?? beyondMeasure }];
}
