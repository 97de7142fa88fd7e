import { type Facet, type FacetOption, listedOptions, maxMeasures } from "@recambia/contract/catalogue/list";
import type {
  OfflineAttribute,
  OfflineProduct,
  VehicleCatalogue,
} from "@recambia/contract/catalogue/vehicle-catalogue";
import { type Condition, chosenBounds, encodeValue, isOnOffer, valuesOf } from "./offline-conditions.ts";

type ListOfKept = {
  overview: VehicleCatalogue;
  /** Products before filters. */
  candidates: readonly OfflineProduct[];
  conditions: readonly Condition[];
  parameters: Readonly<Record<string, string>>;
};

/** Builds the facets of a stored list in the order of the API's; each counts with all filters but its own. */
export function offlineFacets(list: ListOfKept): Facet[] {
  const { overview, parameters } = list;
  const filters = attributesOf(overview, parameters.subcategory);
  const attributes = filters.map((filter) => ({ ...filter, facet: attributeFacet(list, filter) }));
  return [
    wordFacet(list, "position", ({ product }) => product.position),
    wordFacet(list, "side", ({ product }) => product.side),
    chosenKind(list, "category", ({ product }) => product.category),
    chosenKind(list, "subcategory", ({ product }) => product.part_type),
    kindFacet(list),
    ...attributes.filter(({ decides_fit: decides }) => decides).map(({ facet }) => facet),
    brandFacet(list),
    rangeFacet(list, "price", "cents", ({ product }) => [product.price.cents]),
    ...attributes.filter(({ decides_fit: decides }) => !decides).map(({ facet }) => facet),
    switchFacet(list, "stock", ({ product }) => product.stock.state !== "out_of_stock"),
    switchFacet(list, "offers", (entry) => isOnOffer(entry, new Date())),
    ratingFacet(list),
  ].filter((facet) => facet !== null);
}

function attributesOf({ categories }: VehicleCatalogue, subcategory: string | undefined): OfflineAttribute[] {
  const all = categories.flatMap(({ subcategories }) => subcategories);
  return all.find(({ slug }) => slug === subcategory)?.filters ?? [];
}

/** Products that a facet counts. */
function countedFor({ candidates, conditions }: ListOfKept, facet: string): OfflineProduct[] {
  const others = conditions.filter(({ key }) => key !== facet);
  return candidates.filter((entry) => others.every(({ holds }) => holds(entry)));
}

function nameOf({ overview }: ListOfKept, key: string): string {
  return overview.filter_words[key] ?? key;
}

/** Returns null if there is nothing to choose: fewer than two options, and none selected. */
function optionsFacet(key: string, name: string, options: FacetOption[]): Facet | null {
  const shown = options.filter(({ count, selected }) => count > 0 || selected);
  if (shown.length < 2 && !shown.some(({ selected }) => selected)) return null;
  return { kind: "options", key, name, options: shown };
}

/** Counts products by a value; `labelOf` names the option. */
function countedOptions(
  list: ListOfKept,
  key: string,
  optionsOf: (entry: OfflineProduct) => { value: string; label: string }[],
): FacetOption[] {
  const chosen = (list.parameters[key] ?? "").split(",");
  const options = new Map<string, FacetOption>();
  for (const entry of countedFor(list, key)) {
    for (const { value, label } of optionsOf(entry)) {
      const known = options.get(value) ?? { value, label, count: 0, selected: chosen.includes(value) };
      options.set(value, { ...known, count: known.count + 1 });
    }
  }
  return [...options.values()].sort((a, b) => a.label.localeCompare(b.label));
}

function wordFacet(
  list: ListOfKept,
  key: "position" | "side",
  wordOf: (entry: OfflineProduct) => string | null,
): Facet | null {
  const options = countedOptions(list, key, (entry) => {
    const value = wordOf(entry);
    return value === null ? [] : [{ value, label: nameOf(list, `${key}=${value}`) }];
  });
  return optionsFacet(key, nameOf(list, key), options);
}

/** The category or part type that is asked for, as the one option of a facet: a filter that can be removed. */
function chosenKind(
  list: ListOfKept,
  key: "category" | "subcategory",
  kindOf: (entry: OfflineProduct) => { slug: string; name: string },
): Facet | null {
  const value = list.parameters[key];
  const named = list.candidates.map(kindOf).find(({ slug }) => slug === value);
  if (value === undefined || !named) return null;
  const passing = list.candidates.filter((entry) => list.conditions.every(({ holds }) => holds(entry)));
  const options = [{ value, label: named.name, count: passing.length, selected: true }];
  return { kind: "options", key, name: nameOf(list, key), options };
}

/** Offers the categories, or the part types within a category; null within a part type. */
function kindFacet(list: ListOfKept): Facet | null {
  const { category, subcategory } = list.parameters;
  if (subcategory !== undefined) return null;
  if (category === undefined) {
    const options = countedOptions(list, "category", ({ product }) => [
      { value: product.category.slug, label: product.category.name },
    ]);
    return optionsFacet("category", nameOf(list, "category"), options);
  }
  const options = countedOptions(list, "subcategory", ({ product }) => [
    { value: product.part_type.slug, label: product.part_type.name },
  ]);
  return optionsFacet("subcategory", nameOf(list, "subcategory"), options);
}

function brandFacet(list: ListOfKept): Facet | null {
  const options = countedOptions(list, "brand", ({ product }) => [
    { value: product.brand.slug, label: product.brand.name },
  ]);
  return optionsFacet("brand", nameOf(list, "brand"), options);
}

function attributeFacet(
  list: ListOfKept,
  { slug, name, unit, is_number: isNumber, decides_fit: decides }: OfflineAttribute,
): Facet | null {
  const key = `a.${slug}`;
  if (isNumber) {
    const facet = rangeFacet(list, key, unit, (entry) => valuesOf(entry, slug).map(Number), name);
    return facet && decides ? { ...facet, values: measuresOf(list, key, slug) } : facet;
  }
  const options = countedOptions(list, key, (entry) =>
    valuesOf(entry, slug).map((value) => ({
      value: encodeValue(String(value)),
      label: entry.product.attributes.find((shown) => shown.slug === slug)?.value ?? String(value),
    })),
  );
  return optionsFacet(key, name, listedOptions(options));
}

/** Counts the products of each number; null for too many. */
function measuresOf(list: ListOfKept, key: string, slug: string): RangeFacet["values"] {
  const numbers = countedFor(list, key).flatMap((entry) => valuesOf(entry, slug).map(Number));
  const counted = [...Map.groupBy(numbers, (number) => number)];
  if (counted.length > maxMeasures) return null;
  return counted.map(([value, equal]) => ({ value, count: equal.length })).sort((a, b) => a.value - b.value);
}

type RangeFacet = Extract<Facet, { kind: "range" }>;

function rangeFacet(
  list: ListOfKept,
  key: string,
  unit: string,
  numbersOf: (entry: OfflineProduct) => number[],
  name = nameOf(list, key),
): RangeFacet | null {
  const { low, high } = chosenBounds(list.parameters, key);
  const numbers = countedFor(list, key).flatMap(numbersOf);
  if (numbers.length === 0) return null;
  const min = numbers.reduce((least, number) => Math.min(least, number));
  const max = numbers.reduce((most, number) => Math.max(most, number));
  if (min === max && low === null && high === null) return null;
  return { kind: "range", key, name, unit, min, max, selected_min: low, selected_max: high, values: null };
}

function switchFacet(
  list: ListOfKept,
  key: "stock" | "offers",
  isOn: (entry: OfflineProduct) => boolean,
): Facet | null {
  const count = countedFor(list, key).filter(isOn).length;
  const selected = list.parameters[key] === "1";
  if (count === 0 && !selected) return null;
  const options = [{ value: "1", label: nameOf(list, `${key}=1`), count, selected }];
  return { kind: "options", key, name: nameOf(list, key), options };
}

function ratingFacet(list: ListOfKept): Facet | null {
  const chosen = Number(list.parameters.rating_min ?? 0);
  const rated = countedFor(list, "rating_min");
  const options = [4, 3, 2, 1].map((stars) => ({
    value: String(stars),
    label: nameOf(list, "rating_min_option").replace("{stars}", String(stars)),
    count: rated.filter(({ product }) => (product.rating?.average ?? 0) >= stars).length,
    selected: chosen === stars,
  }));
  const shown = options.filter(({ count, selected }) => count > 0 || selected);
  return shown.length === 0
    ? null
    : { kind: "options", key: "rating_min", name: nameOf(list, "rating_min"), options: shown };
}
