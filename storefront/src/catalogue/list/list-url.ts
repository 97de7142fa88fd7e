import type { FilterName } from "@recambia/contract/catalogue/list";

/**
 * The URL holds a list's whole state (filters, sort order, page, vehicle), so that it can be shared and the
 * back button restores it. Parameters are named as in the API (contract ProductQuery).
 */

/** Number of values that each filter takes. */
const filters: Record<FilterName, "one" | "several"> = {
  category: "one",
  subcategory: "one",
  brand: "several",
  position: "several",
  side: "several",
  stock: "one",
  offers: "one",
  rating_min: "one",
  price_min: "one",
  price_max: "one",
};
const scopeNames = ["category", "subcategory"];
const viewNames = ["q", "vehicle", "all", "sort", "page"];
const attributeName = /^a\.[a-z0-9-]{1,60}$/;
/** Filters with a single value. */
const singleNames = Object.entries(filters).flatMap(([name, values]) => (values === "one" ? [name] : []));

/** URL parameter of the search text. */
export const queryParameterName = "q";

/** URL parameter of the vehicle that filters a list. */
export const vehicleParameterName = "vehicle";

function isFilter(name: string): boolean {
  return Object.hasOwn(filters, name) || attributeName.test(name);
}

/** Whether lists of products read a parameter of the URL. */
export function isListParameter(name: string): boolean {
  return isFilter(name) || viewNames.includes(name);
}

/** Whether screens that show what fits a vehicle read a parameter of the URL. */
export function isVehicleParameter(name: string): boolean {
  return name === vehicleParameterName;
}

/**
 * Returns the API parameters: the URL's known parameters, the first of each, overridden by those that the
 * screen fixes, such as the brand on a brand's page.
 */
export function apiParameters(
  search: URLSearchParams,
  fixed: Record<string, string> = {},
): Record<string, string> {
  const parameters: Record<string, string> = {};
  for (const name of new Set(search.keys())) {
    const value = search.get(name);
    if (isListParameter(name) && value) parameters[name] = value;
  }
  return { ...parameters, ...fixed };
}

/** Returns the parameters that ask for something else than what the screen fixes. */
export function overridden(search: URLSearchParams, fixed: Record<string, string>): string[] {
  return Object.entries(fixed).flatMap(([name, value]) =>
    search.get(name) && search.get(name) !== value ? [name] : [],
  );
}

/** Sets a parameter, or removes it with null; changing a filter goes to page 1. */
export function withParameter(search: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const changed = new URLSearchParams(search);
  if (value === null || value === "") changed.delete(name);
  else changed.set(name, value);
  if (name !== "page") changed.delete("page");
  return changed;
}

/** Returns the chosen values of a facet with options. */
export function chosenValues(search: URLSearchParams, name: string): string[] {
  return (search.get(name) ?? "").split(",").filter(Boolean);
}

/**
 * Toggles one value of a facet. Attributes depend on the kind of part, so a change of category or subcategory
 * drops them.
 */
export function withToggledValue(search: URLSearchParams, name: string, value: string): URLSearchParams {
  const chosen = chosenValues(search, name);
  if (singleNames.includes(name)) {
    const changed = withParameter(search, name, chosen.includes(value) ? null : value);
    return scopeNames.includes(name) ? withoutAttributes(changed) : changed;
  }
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return withParameter(search, name, next.length > 0 ? next.join(",") : null);
}

/** Removes the filters by attributes, which belong to one kind of part. */
export function withoutAttributes(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...search].filter(([name]) => !attributeName.test(name)));
}

export type Range = { min: number | null; max: number | null };

/** Returns the chosen range of a facet: two parameters for the price, `min..max` for an attribute. */
export function chosenRange(search: URLSearchParams, name: string): Range {
  if (name === "price") {
    return { min: numberOf(search.get("price_min")), max: numberOf(search.get("price_max")) };
  }
  const [min = "", max = ""] = (search.get(name) ?? "").split("..");
  return { min: numberOf(min), max: numberOf(max) };
}

/** Whether a range begins behind its end, so that nothing is in it. */
export function isCrossed({ min, max }: Range): boolean {
  return min !== null && max !== null && min > max;
}

/** Sets a range, whose ends may be given in any order; two null ends remove it. */
export function withRange(search: URLSearchParams, name: string, range: Range): URLSearchParams {
  const { min, max } = isCrossed(range) ? { min: range.max, max: range.min } : range;
  if (name === "price") {
    const lower = withParameter(search, "price_min", min === null ? null : String(min));
    return withParameter(lower, "price_max", max === null ? null : String(max));
  }
  const isOpen = min === null && max === null;
  return withParameter(search, name, isOpen ? null : `${min ?? ""}..${max ?? ""}`);
}

function numberOf(text: string | null): number | null {
  if (text === null || text.trim() === "") return null;
  const number = Number(text);
  return Number.isFinite(number) ? number : null;
}

/** Removes all filters and keeps vehicle and sort order. */
export function withoutFilters(search: URLSearchParams): URLSearchParams {
  const changed = new URLSearchParams();
  for (const [name, value] of search) {
    if (!isFilter(name) && name !== "page") changed.append(name, value);
  }
  return changed;
}

/** Whether the URL, rather than the search text, chooses a facet. */
export function isInUrl(search: URLSearchParams, facet: string): boolean {
  return facet === "price" ? search.has("price_min") || search.has("price_max") : search.has(facet);
}

/** Whether any filter is active. */
export function isFiltered(search: URLSearchParams): boolean {
  return [...search.keys()].some((name) => isFilter(name) && search.get(name));
}
