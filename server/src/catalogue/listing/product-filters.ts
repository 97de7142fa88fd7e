import type { ProductQuery } from "@recambia/contract/catalogue/schemas";
import { positions, sides } from "@recambia/contract/vehicles/fit";
import { isRefusal, type Refusal, refuseField } from "../../platform/http/refusals/refusal.ts";
import type { Brand, Category, Definitions, PartType } from "../model/definitions.ts";
import { type AttributeFilter, readAttributeFilters } from "./attribute-filters.ts";

/** What a list is about: one part type, a category's, or all. */
export type Scope = { category: Category | null; partType: PartType | null };

/** What narrows a list within its scope; null and empty: nothing. */
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

/**
 * The scope that a list's address names. A category or part type that does not exist, or a part
 * type of another category, is `not_found`.
 */
export function readScope(definitions: Definitions, query: ProductQuery): Scope | Refusal {
  const category = query.category === undefined ? null : definitions.categoryBySlug.get(query.category);
  const partType = query.subcategory === undefined ? null : definitions.partTypeBySlug.get(query.subcategory);
  if (category === undefined || partType === undefined) return { refused: "not_found" };
  if (category && partType && partType.category !== category) return { refused: "not_found" };
  return { category: partType?.category ?? category, partType };
}

/** Keys of the part types of a scope; null: all. */
export function partTypeIdsOf({ category, partType }: Scope): number[] | null {
  if (partType) return [partType.id];
  return category ? category.partTypes.map(({ id }) => id) : null;
}

/** The filters of a list's address; a value that does not exist is refused on its parameter. */
export function readFilters(
  definitions: Definitions,
  scope: Scope,
  query: ProductQuery,
): ProductFilters | Refusal {
  const brands = readList(query.brand, (slug) => definitions.brandBySlug.get(slug));
  if (brands === undefined) return refuseField("brand", "unknown_value");
  const chosenPositions = readList(query.position, (name) => positions.find((known) => known === name));
  if (chosenPositions === undefined) return refuseField("position", "unknown_value");
  const chosenSides = readList(query.side, (name) => sides.find((known) => known === name));
  if (chosenSides === undefined) return refuseField("side", "unknown_value");
  const attributes = readAttributeFilters(scope.partType, query);
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

/** Each of a comma-separated list once; null without a list, undefined when one of them is unknown. */
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

/** Nothing narrows the list within its scope. */
export function isUnfiltered(filters: ProductFilters): boolean {
  return filters.brands === null && hasOnlyBrands(filters);
}

/** Nothing narrows the list, or nothing but brands. */
export function hasOnlyBrands(filters: ProductFilters): boolean {
  const { brands: _brands, attributes, isInStock, isOnOffer, ...others } = filters;
  return (
    attributes.length === 0 &&
    !isInStock &&
    !isOnOffer &&
    Object.values(others).every((value) => value === null)
  );
}
