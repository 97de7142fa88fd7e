import { maxCompared } from "@recambia/contract/catalogue/compare";

/** Parameter of the comparison's address: the products' slugs, joined by commas. */
export const comparedParameterName = "ids";

const slugShape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The products that an address names, each once and at most four; what can't be a slug is passed over. */
export function comparedSlugs(search: URLSearchParams): string[] {
  const named = (search.get(comparedParameterName) ?? "").split(",").filter((slug) => slugShape.test(slug));
  return [...new Set(named)].slice(0, maxCompared);
}
