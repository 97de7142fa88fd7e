import type { Facet } from "@recambia/contract/catalogue/list";

export type MeasureFacet = Extract<Facet, { kind: "range" }> & {
  values: NonNullable<Extract<Facet, { kind: "range" }>["values"]>;
};

type Ordered = Pick<Facet, "key"> & { values?: MeasureFacet["values"] | null };

/** Whether a facet is a measure with few values, such as a tyre's width. */
export function isMeasure(facet: Facet): facet is MeasureFacet {
  return facet.kind === "range" && facet.values !== null;
}

/** Filters that most shoppers look for, in this order. */
const firstKeys = ["brand", "position", "price", "stock"];

/**
 * Returns the filters with those that most shoppers use first, the others as the server orders them. Measures follow those;
 * they come before all if no vehicle decides what fits.
 */
export function orderFacets<One extends Ordered>(
  facets: readonly One[],
  decidedBy: "vehicle" | "measures",
): One[] {
  const placeOf = ({ key, values }: One) => {
    if (values) return decidedBy === "vehicle" ? firstKeys.length : -1;
    const place = firstKeys.indexOf(key);
    return place < 0 ? firstKeys.length + 1 : place;
  };
  return facets.toSorted((a, b) => placeOf(a) - placeOf(b));
}
