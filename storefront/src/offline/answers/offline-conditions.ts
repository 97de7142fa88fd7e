import type { OfflineProduct } from "@recambia/contract/catalogue/vehicle-catalogue";

/** One filter of a list. `key` is its facet's. */
export type Condition = { key: string; holds(entry: OfflineProduct): boolean };

/** Returns the filters that a list's parameters ask for (contract ProductQuery). */
export function conditionsOf(parameters: Readonly<Record<string, string>>, now: Date): Condition[] {
  return Object.entries(parameters).flatMap(([name, value]) => conditionOf(name, value, now) ?? []);
}

function conditionOf(name: string, value: string, now: Date): Condition | null {
  if (name.startsWith("a.")) return attributeCondition(name, value);
  const chosen = value.split(",");
  switch (name) {
    case "category":
      return { key: name, holds: ({ product }) => product.category.slug === value };
    case "subcategory":
      return { key: name, holds: ({ product }) => product.part_type.slug === value };
    case "brand":
      return { key: name, holds: ({ product }) => chosen.includes(product.brand.slug) };
    case "position":
      return { key: name, holds: ({ product }) => chosen.includes(product.position ?? "") };
    case "side":
      return { key: name, holds: ({ product }) => chosen.includes(product.side ?? "") };
    case "price_min":
      return { key: "price", holds: ({ product }) => product.price.cents >= Number(value) };
    case "price_max":
      return { key: "price", holds: ({ product }) => product.price.cents <= Number(value) };
    case "stock":
      return { key: name, holds: ({ product }) => product.stock.state !== "out_of_stock" };
    case "offers":
      return { key: name, holds: (entry) => isOnOffer(entry, now) };
    case "rating_min":
      return { key: name, holds: ({ product }) => (product.rating?.average ?? 0) >= Number(value) };
    default:
      return null;
  }
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
