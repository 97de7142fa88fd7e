import { type Facet, type FacetOption, listedOptions, maxMeasures } from "@recambia/contract/catalogue/list";
import { fillIn, type Locale, localize } from "@recambia/contract/locale";
import { positions, sides } from "@recambia/contract/vehicles/fit";
import type { Brand, Definitions, PartTypeAttribute } from "../model/definitions.ts";
import { describeCode } from "../products/attribute-values.ts";
import {
  facetNames,
  inStockText,
  onOfferText,
  positionNames,
  sideNames,
  starsOrMoreText,
} from "./facet-texts.ts";
import type { ProductFilters, Scope } from "./product-filters.ts";
import { type AttributeFilter, encodeFacetValue } from "./product-filters.ts";
import type { CountRow } from "./sql/list-statement.ts";
import type { CountedFacet } from "./sql/list-text.ts";

/** Counts that facets are built from. */
export type FacetCounts = {
  /** Products by brand key. */
  brands: Map<number, number>;
  partTypes: Map<number, number>;
  /** Products of the list. */
  total: number;
  rowsOf(facet: CountedFacet): CountRow[];
};

/** Groups the counts of a list by facet. */
export function groupFacetCounts(rows: CountRow[], total: number): FacetCounts {
  const byFacet = Map.groupBy(rows, ([facet]) => facet);
  const rowsOf = (facet: CountedFacet) => byFacet.get(facet) ?? [];
  return { brands: countsByKey(rowsOf("brand")), partTypes: countsByKey(rowsOf("part_type")), total, rowsOf };
}

function countsByKey(rows: CountRow[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const [_facet, key, _code, count] of rows) if (key !== null) counts.set(key, count);
  return counts;
}

/**
 * Builds the facets of a list, the decisive ones first: position, kind, attributes that decide the fit, then brand, price
 * and the rest. A facet that cannot narrow the list is left out.
 */
export function buildFacets(
  definitions: Definitions,
  scope: Scope,
  filters: ProductFilters,
  counts: FacetCounts,
  locale: Locale,
): Facet[] {
  const attributes = attributeFacets(scope.partType?.attributes ?? [], filters.attributes, counts, locale);
  return [
    wordFacet("position", positions, positionNames, filters.positions, counts, locale),
    wordFacet("side", sides, sideNames, filters.sides, counts, locale),
    ...chosenKinds(scope, counts, locale),
    kindFacet(definitions, scope, counts, locale),
    ...attributes.filter(({ decidesFit }) => decidesFit).map(({ facet }) => facet),
    brandFacet(definitions, filters.brands, counts, locale),
    priceFacet(filters, counts, locale),
    ...attributes.filter(({ decidesFit }) => !decidesFit).map(({ facet }) => facet),
    switchFacet("stock", inStockText, filters.isInStock, counts, locale),
    switchFacet("offers", onOfferText, filters.isOnOffer, counts, locale),
    ratingFacet(filters.ratingMin, counts, locale),
  ].filter((facet) => facet !== null);
}

/** Returns null if there is nothing to choose: fewer than two options, and none selected. */
function optionsFacet(key: string, name: string, options: FacetOption[]): Facet | null {
  const shown = options.filter(({ count, selected }) => count > 0 || selected);
  if (shown.length < 2 && !shown.some(({ selected }) => selected)) return null;
  return { kind: "options", key, name, options: shown };
}

function wordFacet<Word extends string>(
  key: "position" | "side",
  words: readonly Word[],
  names: Record<Word, { es: string; ca: string; en: string }>,
  chosen: string[] | null,
  { rowsOf }: FacetCounts,
  locale: Locale,
): Facet | null {
  const options = words.map((value) => ({
    value,
    label: localize(names[value], locale),
    count: rowsOf(key).find(([, , code]) => code === value)?.[3] ?? 0,
    selected: chosen?.includes(value) ?? false,
  }));
  return optionsFacet(key, localize(facetNames[key], locale), options);
}

/** The category and the part type that the query asks for, each as the one option of a facet: a filter that can be removed. */
function chosenKinds(
  { category, partType, asked = [] }: Scope,
  { total }: FacetCounts,
  locale: Locale,
): Facet[] {
  const names = { category: category?.name, subcategory: partType?.plural };
  const slugs = { category: category?.slug, subcategory: partType?.slug };
  return asked.flatMap((key): Facet[] => {
    const [value, name] = [slugs[key], names[key]];
    if (value === undefined || name === undefined) return [];
    const options = [{ value, label: localize(name, locale), count: total, selected: true }];
    return [{ kind: "options", key, name: localize(facetNames[key], locale), options }];
  });
}

/** Offers the categories, or the part types within a category; null within a part type. */
function kindFacet(
  { categories }: Definitions,
  { category, partType }: Scope,
  { partTypes }: FacetCounts,
  locale: Locale,
): Facet | null {
  if (partType) return null;
  const countOf = (id: number) => partTypes.get(id) ?? 0;
  if (category) {
    const options = category.partTypes.map(({ id, slug, plural }) => ({
      ...{ value: slug, label: localize(plural, locale), count: countOf(id), selected: false },
    }));
    return optionsFacet("subcategory", localize(facetNames.subcategory, locale), options);
  }
  const options = categories.map(({ slug, name, partTypes: kinds }) => ({
    value: slug,
    label: localize(name, locale),
    count: kinds.reduce((sum, { id }) => sum + countOf(id), 0),
    selected: false,
  }));
  return optionsFacet("category", localize(facetNames.category, locale), options);
}

function brandFacet(
  { brands }: Definitions,
  chosen: Brand[] | null,
  counts: FacetCounts,
  locale: Locale,
): Facet | null {
  const named = brands.filter((brand) => counts.brands.has(brand.id) || chosen?.includes(brand));
  const options = named.map((brand) => ({
    value: brand.slug,
    label: brand.name,
    count: counts.brands.get(brand.id) ?? 0,
    selected: chosen?.includes(brand) ?? false,
  }));
  return optionsFacet("brand", localize(facetNames.brand, locale), options);
}

/** The key `price` stands for the parameters `price_min` and `price_max`. */
function priceFacet(
  { minCents, maxCents }: ProductFilters,
  { rowsOf }: FacetCounts,
  locale: Locale,
): Facet | null {
  const name = localize(facetNames.price, locale);
  return rangeFacet("price", name, "cents", rowsOf("price"), { low: minCents, high: maxCents });
}

function rangeFacet(
  key: string,
  name: string,
  unit: string,
  rows: readonly CountRow[],
  { low, high }: { low: number | null; high: number | null },
  values: Measures = null,
): Facet | null {
  const ends = rows.flatMap(([, , , , least, most]) => [least ?? [], most ?? []].flat());
  if (ends.length === 0) return null;
  const [min, max] = [Math.min(...ends), Math.max(...ends)];
  if (min === max && low === null && high === null) return null;
  return { kind: "range", key, name, unit, min, max, selected_min: low, selected_max: high, values };
}

type Measures = Extract<Facet, { kind: "range" }>["values"];

/** Returns the numbers of a measure with their counts; null if they were not counted one by one, or are too many. */
function measuresOf(rows: readonly CountRow[]): Measures {
  if (rows.length > maxMeasures || rows.some(([, , , , low, high]) => low !== high)) return null;
  const values = rows.flatMap(([, , , count, value]) => (value === null ? [] : { value, count }));
  return values.toSorted((a, b) => a.value - b.value);
}

function switchFacet(
  key: "stock" | "offers",
  text: { es: string; ca: string; en: string },
  selected: boolean,
  { rowsOf }: FacetCounts,
  locale: Locale,
): Facet | null {
  const count = rowsOf(key)[0]?.[3] ?? 0;
  if (count === 0 && !selected) return null;
  const options = [{ value: "1", label: localize(text, locale), count, selected }];
  return { kind: "options", key, name: localize(facetNames[key], locale), options };
}

function ratingFacet(chosen: number | null, { rowsOf }: FacetCounts, locale: Locale): Facet | null {
  const counted = rowsOf("stars");
  const options: FacetOption[] = [];
  for (let stars = 4; stars >= 1; stars--) {
    const count = counted.reduce((sum, [, key, , n]) => sum + (Number(key) >= stars ? n : 0), 0);
    const label = fillIn(localize(starsOrMoreText, locale), { stars });
    if (count > 0 || chosen === stars) {
      options.push({ value: String(stars), label, count, selected: chosen === stars });
    }
  }
  if (options.length === 0) return null;
  return { kind: "options", key: "rating_min", name: localize(facetNames.rating_min, locale), options };
}

function attributeFacets(
  uses: PartTypeAttribute[],
  filters: AttributeFilter[],
  { rowsOf }: FacetCounts,
  locale: Locale,
): { decidesFit: boolean; facet: Facet | null }[] {
  return uses.map(({ attribute, decidesFit }) => {
    const key = `a.${attribute.slug}`;
    const name = localize(attribute.name, locale);
    const filter = filters.find((candidate) => candidate.attribute === attribute);
    const counted = rowsOf("attribute").filter(([, id]) => id === attribute.id);
    if (attribute.kind === "number") {
      const chosen = filter?.range ?? { low: null, high: null };
      const values = decidesFit ? measuresOf(counted) : null;
      return { decidesFit, facet: rangeFacet(key, name, attribute.unit, counted, chosen, values) };
    }
    const countOf = new Map(counted.map(([, , code, count]) => [code, count]));
    const codes =
      attribute.kind === "option"
        ? Object.keys(attribute.options)
        : [...new Set([...countOf.keys(), ...(filter?.codes ?? [])])].filter((code) => code !== null).sort();
    const options = codes.map((code) => ({
      value: encodeFacetValue(code),
      label: describeCode(attribute, code, locale),
      count: countOf.get(code) ?? 0,
      selected: filter?.codes.includes(code) ?? false,
    }));
    return { decidesFit, facet: optionsFacet(key, name, listedOptions(options)) };
  });
}
