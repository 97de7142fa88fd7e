import type { ProductQuery } from "@recambia/contract/catalogue/list";
import { positions, sides } from "@recambia/contract/vehicles/fit";
import { fieldMessages } from "../../platform/http/refusals/field-messages.ts";
import { isRefusal, type Refusal, refuseField } from "../../platform/http/refusals/refusal.ts";
import type { Attribute, Brand, Category, Definitions, PartType } from "../model/definitions.ts";

/** Scope of a list: one part type, the several that a search names, a category's part types, or all. */
export type Scope = {
  category: Category | null;
  partType: PartType | null;
  partTypes?: PartType[];
  /** The parameters that ask for it, which can be taken back; not the words of a search. */
  asked?: readonly ("category" | "subcategory")[];
};

/** Filters of a list within its scope; null, false and empty mean no filter. */
export type ProductFilters = {
  brands: Brand[] | null;
  positions: string[] | null;
  sides: string[] | null;
  minCents: number | null;
  maxCents: number | null;
  ratingMin: number | null;
  isInStock: boolean;
  isOnOffer: boolean;
  attributes: AttributeFilter[];
};

/** A filter by one attribute: options or texts, or a range with at least one bound. */
export type AttributeFilter = {
  attribute: Attribute;
  codes: string[];
  range: { low: number | null; high: number | null } | null;
};

/** Resolves the scope of a query. */
export function readScope(definitions: Definitions, query: ProductQuery): Scope | Refusal {
  const category = query.category === undefined ? null : definitions.categoryBySlug.get(query.category);
  const partType = query.subcategory === undefined ? null : definitions.partTypeBySlug.get(query.subcategory);
  if (category === undefined || partType === undefined) return { refused: "not_found" };
  if (category && partType && partType.category !== category) return { refused: "not_found" };
  return { category: partType?.category ?? category, partType };
}

/** Returns the keys of the part types in a scope; null for all. */
export function partTypeIdsOf({ category, partType, partTypes }: Scope): number[] | null {
  if (partType) return [partType.id];
  if (partTypes) return partTypes.map(({ id }) => id);
  return category ? category.partTypes.map(({ id }) => id) : null;
}

/** Resolves the filters of a query; an unknown value is refused on its parameter. */
export function readFilters(
  definitions: Definitions,
  scope: Scope,
  query: ProductQuery,
): ProductFilters | Refusal {
  const brands = readList(query.brand, (slug) => definitions.brandBySlug.get(slug));
  if (brands === undefined) return refuseField("brand", fieldMessages.unknown_value);
  const chosenPositions = readList(query.position, (name) => positions.find((known) => known === name));
  if (chosenPositions === undefined) return refuseField("position", fieldMessages.unknown_value);
  const chosenSides = readList(query.side, (name) => sides.find((known) => known === name));
  if (chosenSides === undefined) return refuseField("side", fieldMessages.unknown_value);
  if (isCrossed(query.price_min, query.price_max)) {
    const problem = { text: fieldMessages.crossed_range };
    return { refused: "validation_failed", fields: { price_min: problem, price_max: problem } };
  }
  const attributes = readAttributeFilters(scope, query);
  if (isRefusal(attributes)) return attributes;
  return {
    brands,
    positions: chosenPositions,
    sides: chosenSides,
    minCents: query.price_min ?? null,
    maxCents: query.price_max ?? null,
    ratingMin: query.rating_min ?? null,
    isInStock: query.stock === "1",
    isOnOffer: query.offers === "1",
    attributes,
  };
}

/** Parses a comma-separated list without duplicates; null without a list, undefined if a value is unknown. */
function readList<Value>(
  list: string | undefined,
  find: (word: string) => Value | undefined,
): Value[] | null | undefined {
  if (list === undefined) return null;
  const values = new Set<Value>();
  for (const word of list.split(",")) {
    const value = find(word);
    if (value === undefined) return undefined;
    values.add(value);
  }
  return [...values];
}

/** Filters are bits of one number; no part type has nearly as many attributes. */
const maxAttributeFilters = 20;
const rangeShape = /^(-?\d{1,9}(?:\.\d{1,3})?)?\.\.(-?\d{1,9}(?:\.\d{1,3})?)?$/;

/**
 * Parses the `a.<attribute>` parameters of a query. Attributes belong to part types: a parameter for an attribute
 * that neither the part type nor any part type of the category has is refused, and so is an impossible value.
 */
function readAttributeFilters(
  { partType, category }: { partType: PartType | null; category: Category | null },
  query: ProductQuery,
): AttributeFilter[] | Refusal {
  const uses = partType?.attributes ?? category?.partTypes.flatMap(({ attributes }) => attributes);
  const filters: AttributeFilter[] = [];
  for (const [parameter, text] of Object.entries(query)) {
    if (!parameter.startsWith("a.")) continue;
    const slug = parameter.slice(2);
    const attribute = uses?.find((use) => use.attribute.slug === slug)?.attribute;
    if (!attribute || filters.length === maxAttributeFilters) {
      return refuseField(parameter, fieldMessages.additionalProperties);
    }
    const filter = readFilter(attribute, parameter, String(text));
    if (isRefusal(filter)) return filter;
    filters.push(filter);
  }
  return filters;
}

function readFilter(attribute: Attribute, parameter: string, text: string): AttributeFilter | Refusal {
  if (attribute.kind === "number") {
    const range = rangeShape.exec(text);
    if (!range || text === "..") return refuseField(parameter, fieldMessages.format);
    const [low, high] = [numberOrNull(range[1]), numberOrNull(range[2])];
    if (isCrossed(low, high)) return refuseField(parameter, fieldMessages.crossed_range);
    return { attribute, codes: [], range: { low, high } };
  }
  const codes = [...new Set(text.split(",").map(decodeFacetValue))];
  return codes.every((code) => canBeCode(attribute, code))
    ? { attribute, codes, range: null }
    : refuseField(parameter, fieldMessages.unknown_value);
}

/** Whether a range starts above its end: nothing could ever be in it. */
function isCrossed(low: number | null | undefined, high: number | null | undefined): boolean {
  return typeof low === "number" && typeof high === "number" && low > high;
}

function numberOrNull(text: string | undefined): number | null {
  return text === undefined ? null : Number(text);
}

function canBeCode(attribute: Attribute, code: string): boolean {
  if (attribute.kind === "option") return Object.hasOwn(attribute.options, code);
  if (attribute.kind === "flag") return code === "true" || code === "false";
  return code !== "" && !/\p{Cc}/u.test(code);
}

/** Encodes a text as one value of a comma-separated list in a URL. */
export function encodeFacetValue(code: string): string {
  return code.replace(/[%,]/g, (sign) => (sign === "%" ? "%25" : "%2C"));
}

function decodeFacetValue(value: string): string {
  return value.replace(/%(25|2C)/g, (_whole, code: string) => (code === "25" ? "%" : ","));
}

/** Whether the list has no filters. */
export function isUnfiltered(filters: ProductFilters): boolean {
  return filters.brands === null && hasOnlyBrands(filters);
}

/** Whether the list has no filters other than brands. */
export function hasOnlyBrands(filters: ProductFilters): boolean {
  const { brands: _brands, attributes, ...others } = filters;
  return attributes.length === 0 && Object.values(others).every((value) => value === null || value === false);
}
