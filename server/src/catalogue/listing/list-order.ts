import type { Sort } from "@recambia/contract/catalogue/list";

/** Sort keys of lists; `id` comes last, so that no product appears on two pages. */
export type OrderKey =
  | "id"
  | "is_in_stock"
  | "relevance"
  | "price_cents"
  | "released_on"
  | "rating_average"
  | "rating_count";

const up = <Key>(key: Key) => ({ key, isDescending: false }) as const;
const down = <Key>(key: Key) => ({ key, isDescending: true }) as const;

/** Unrated products come last, and so do those that are sold out unless the shopper asks for another order. */
export const sortKeys: Record<Sort, readonly { key: OrderKey; isDescending: boolean }[]> = {
  relevance: [down("is_in_stock"), down("relevance"), up("id")],
  price_asc: [up("price_cents"), up("id")],
  price_desc: [down("price_cents"), down("id")],
  newest: [down("released_on"), down("id")],
  rating: [down("rating_average"), down("rating_count"), down("relevance"), up("id")],
};

/** Builds the SQL order by clause of a list whose rows have the keys as columns, and `available` for the stock. */
export function orderByClause(sort: Sort, alias: string): string {
  return sortKeys[sort]
    .map(({ key, isDescending }) => {
      const direction = isDescending ? " desc" : "";
      const value = key === "is_in_stock" ? `(${alias}.available > 0)` : `${alias}.${key}`;
      return `${value}${direction}${key === "rating_average" ? " nulls last" : ""}`;
    })
    .join(", ");
}
