import type { FilterName } from "@recambia/contract/catalogue/list";
import type { OfflineProduct } from "@recambia/contract/catalogue/vehicle-catalogue";

/** One filter of a list. `key` is its facet's. */
export type Condition = { key: string; holds(entry: OfflineProduct): boolean };

/** Returns the filters that a list's parameters ask for (contract ProductQuery). */
export function conditionsOf(parameters: Readonly<Record<string, string>>, now: Date): Condition[] {
  return Object.entries(parameters).flatMap(([name, value]) => conditionOf(name, value, now) ?? []);
}

/** The ends of the range that a list's parameters choose for a facet; null for an open one. */
export function chosenBounds(parameters: Readonly<Record<string, string>>, key: string) {
  const [low, high] =
    key === "price" ? [parameters.price_min, parameters.price_max] : (parameters[key] ?? "").split("..");
  return { low: low ? Number(low) : null, high: high ? Number(high) : null };
}

/** Returns the parameters of ranges that begin behind their end, which the API refuses. */
export function crossedRanges(parameters: Readonly<Record<string, string>>): string[] {
  const isCrossed = (key: string) => {
    const { low, high } = chosenBounds(parameters, key);
    return low !== null && high !== null && low > high;
  };
  const attributes = Object.keys(parameters).filter((name) => name.startsWith("a.") && isCrossed(name));
  return [...(isCrossed("price") ? ["price_min", "price_max"] : []), ...attributes];
}

type Holds = Condition["holds"];

/** Whether a product passes each filter, given the parameter's value. */
const filters: Record<FilterName, (value: string, now: Date) => Holds> = {
  category:
    (value) =>
    ({ product }) =>
      product.category.slug === value,
  subcategory:
    (value) =>
    ({ product }) =>
      product.part_type.slug === value,
  brand: (value) => isOneOf(value, ({ product }) => product.brand.slug),
  position: (value) => isOneOf(value, ({ product }) => product.position),
  side: (value) => isOneOf(value, ({ product }) => product.side),
  price_min:
    (value) =>
    ({ product }) =>
      product.price.cents >= Number(value),
  price_max:
    (value) =>
    ({ product }) =>
      product.price.cents <= Number(value),
  stock:
    () =>
    ({ product }) =>
      product.stock.state !== "out_of_stock",
  offers: (_value, now) => (entry) => isOnOffer(entry, now),
  rating_min:
    (value) =>
    ({ product }) =>
      (product.rating?.average ?? 0) >= Number(value),
};

function conditionOf(name: string, value: string, now: Date): Condition | null {
  if (name.startsWith("a.")) return attributeCondition(name, value);
  if (!isFilterName(name)) return null;
  return { key: name.startsWith("price_") ? "price" : name, holds: filters[name](value, now) };
}

function isFilterName(name: string): name is FilterName {
  return Object.hasOwn(filters, name);
}

/** @param values separated by commas. */
function isOneOf(values: string, readValue: (entry: OfflineProduct) => string | null): Holds {
  const chosen = values.split(",");
  return (entry) => chosen.includes(readValue(entry) ?? "");
}

/** Whether a reduction is still in force: a stored one may have ended. */
export function isOnOffer({ product }: OfflineProduct, now: Date): boolean {
  const { offer } = product.price;
  return offer !== null && new Date(offer.ends_at) > now;
}

/** Values of an attribute; a product may have none. */
export function valuesOf({ values }: OfflineProduct, slug: string): (string | number)[] {
  return values.filter((one) => one.slug === slug).map(({ value }) => value);
}

function attributeCondition(name: string, asked: string): Condition {
  const slug = name.slice(2);
  const range = /^([^.]*(?:\.\d+)?)\.\.(.*)$/.exec(asked);
  if (range) {
    const low = range[1] ? Number(range[1]) : Number.NEGATIVE_INFINITY;
    const high = range[2] ? Number(range[2]) : Number.POSITIVE_INFINITY;
    const isWithin = (value: string | number) => Number(value) >= low && Number(value) <= high;
    return { key: name, holds: (entry) => valuesOf(entry, slug).some(isWithin) };
  }
  const codes = asked.split(",").map(decodeValue);
  return {
    key: name,
    holds: (entry) => valuesOf(entry, slug).some((value) => codes.includes(String(value))),
  };
}

/** The value of an option in a URL, where commas separate values. */
export function encodeValue(code: string): string {
  return code.replace(/[%,]/g, (sign) => (sign === "%" ? "%25" : "%2C"));
}

function decodeValue(value: string): string {
  return value.replace(/%(25|2C)/g, (_whole, code: string) => (code === "25" ? "%" : ","));
}
