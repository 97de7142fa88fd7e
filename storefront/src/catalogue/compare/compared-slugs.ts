import { maxCompared } from "@recambia/contract/catalogue/compare";

/** URL parameter of the comparison: product slugs, separated by commas. */
export const comparedParameterName = "ids";

const slugShape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Reads the slugs from a URL, at most four, without duplicates and invalid ones. */
export function comparedSlugs(search: URLSearchParams): string[] {
  const named = (search.get(comparedParameterName) ?? "").split(",").filter((slug) => slugShape.test(slug));
  return [...new Set(named)].slice(0, maxCompared);
}
