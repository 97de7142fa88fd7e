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

/** A list's order: by sort keys, or by turns of part types. */
export type ListOrder = { sort: Sort; isOfferList: boolean };

/** Whether part types take turns: among reductions, unless the caller has chosen an order (`takeTurns` of the contract). */
export function isByTurns({ sort, isOfferList }: ListOrder): boolean {
  return isOfferList && sort === "relevance";
}

/**
 * SQL of the turns of part types, those in stock first: the columns that `turnsOrderBy` orders by, over rows with `available`,
 * `part_type_id` and the sort keys.
 */
export const turnColumns = `available, row_number() over kind as turn, first_value(relevance) over kind as first_relevance,
    first_value(id) over kind as first_id`;

/** The window that `turnColumns` is computed over. */
export const turnWindow =
  "window kind as (partition by (available > 0), part_type_id order by relevance desc, id)";

export function turnsOrderBy(alias: string): string {
  return `(${alias}.available > 0) desc, ${alias}.turn, ${alias}.first_relevance desc, ${alias}.first_id`;
}
