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
type SortKey = { key: OrderKey; isDescending: boolean };
const inStockFirst = (...keys: SortKey[]): readonly SortKey[] => [down("is_in_stock"), ...keys];

/** Sold-out products come last in every order, and unrated products after the rated ones. */
export const sortKeys: Record<Sort, readonly SortKey[]> = {
  relevance: inStockFirst(down("relevance"), up("id")),
  price_asc: inStockFirst(up("price_cents"), up("id")),
  price_desc: inStockFirst(down("price_cents"), down("id")),
  newest: inStockFirst(down("released_on"), down("id")),
  rating: inStockFirst(down("rating_average"), down("rating_count"), down("relevance"), up("id")),
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
