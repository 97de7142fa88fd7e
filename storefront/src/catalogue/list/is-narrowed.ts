import type { Facet } from "@recambia/contract/catalogue/list";
import type { SearchChip, SearchReading } from "@recambia/contract/catalogue/search";
import { isInUrl } from "./list-url.ts";

const measuring: readonly SearchChip["kind"][] = ["attribute", "notation", "position", "side", "price"];

/** Filters within which hidden products are counted. */
const ofScope = ["category", "subcategory", "brand"];

/** Whether more than category, part and brand narrows a list: a filter in the URL, or a measure in the search text. */
export function isNarrowed(
  facets: readonly Facet[],
  search: URLSearchParams,
  reading: SearchReading | null,
): boolean {
  const isMeasured = reading?.chips.some(({ kind }) => measuring.includes(kind)) ?? false;
  return isMeasured || facets.some(({ key }) => !ofScope.includes(key) && isInUrl(search, key));
}
