import type { Sort } from "@recambia/contract/catalogue/list";

/** Sort keys of lists; `id` comes last, so that no product appears on two pages. */
export type OrderKey = "id" | "relevance" | "price_cents" | "released_on" | "rating_average" | "rating_count";

const up = <Key>(key: Key) => ({ key, isDescending: false }) as const;
const down = <Key>(key: Key) => ({ key, isDescending: true }) as const;

/** Unrated products come last. */
export const sortKeys: Record<Sort, readonly { key: OrderKey; isDescending: boolean }[]> = {
  relevance: [down("relevance"), up("id")],
  price_asc: [up("price_cents"), up("id")],
  price_desc: [down("price_cents"), down("id")],
  newest: [down("released_on"), down("id")],
  rating: [down("rating_average"), down("rating_count"), down("relevance"), up("id")],
};

/** Builds the SQL order by clause of a list. */
export function orderByClause(sort: Sort, alias: string): string {
  return sortKeys[sort]
    .map(({ key, isDescending }) => {
      const direction = isDescending ? " desc" : "";
      return `${alias}.${key}${direction}${key === "rating_average" ? " nulls last" : ""}`;
    })
    .join(", ");
}
