import type { Facet } from "@recambia/contract/catalogue/list";

/** Filters that most shoppers look for, in this order. */
const firstKeys = ["brand", "position", "price", "stock"];

/** Returns the filters with those that most shoppers use first, the others as the server orders them. */
export function orderFacets<One extends Pick<Facet, "key">>(facets: readonly One[]): One[] {
  const placeOf = ({ key }: One) => {
    const place = firstKeys.indexOf(key);
    return place < 0 ? firstKeys.length : place;
  };
  return facets.toSorted((a, b) => placeOf(a) - placeOf(b));
}
