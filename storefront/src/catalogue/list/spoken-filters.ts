import type { Facet } from "@recambia/contract/catalogue/list";
import type { SearchChip, SearchReading } from "@recambia/contract/catalogue/search";
import { isInUrl, queryParameterName, withoutAttributes, withParameter, withRange } from "./list-url.ts";

type SpokenFilters = {
  /** The URL with the filters that only the search text names. */
  shown: URLSearchParams;
  /** Turns a change of what is shown into the next URL: filters that differ from the text leave it. */
  settle(next: URLSearchParams): URLSearchParams;
};

/**
 * Returns the filters of a list that the search text names, as if they were in the URL, so that they show as chosen. The URL
 * has precedence over the text.
 *
 * @param reading of the list; it counts for nothing once the URL has another text.
 */
export function spokenFilters(
  search: URLSearchParams,
  facets: readonly Facet[],
  reading: SearchReading | null,
): SpokenFilters {
  const chips = reading && reading.query === search.get(queryParameterName) ? reading.chips : [];
  const spoken = facets.filter(
    ({ key }) => !isInUrl(search, key) && chips.some((chip) => facetKeyOf(chip) === key),
  );
  const shown = spoken.reduce(withSelected, search);
  return {
    shown,
    settle(next) {
      const isChanged = (name: string) => next.get(name) !== shown.get(name);
      const changed = spoken.filter(({ key }) => parametersOf(key).some(isChanged));
      const settled = new URLSearchParams(next);
      for (const facet of spoken) {
        if (changed.includes(facet)) continue;
        for (const name of parametersOf(facet.key)) settled.delete(name);
      }
      const left = chips.filter((chip) => changed.some(({ key }) => key === facetKeyOf(chip)));
      return left.length > 0 ? withParameter(settled, queryParameterName, textWithout(left)) : settled;
    },
  };
}

/** Returns the parameters in which the URL has a facet's choice. */
function parametersOf(facet: string): string[] {
  return facet === "price" ? ["price_min", "price_max"] : [facet];
}

/** Returns the key of the facet whose value a chip names. */
function facetKeyOf({ kind, value }: SearchChip): string {
  return kind === "attribute" ? `a.${value?.split("=")[0]}` : kind;
}

function withSelected(search: URLSearchParams, facet: Facet): URLSearchParams {
  if (facet.kind === "range") {
    return withRange(search, facet.key, { min: facet.selected_min, max: facet.selected_max });
  }
  const selected = facet.options.filter((option) => option.selected).map(({ value }) => value);
  const shown = new URLSearchParams(search);
  if (selected.length > 0) shown.set(facet.key, selected.join(","));
  return shown;
}

/** Returns the text without the words of any of the chips. */
function textWithout(chips: readonly SearchChip[]): string {
  const [first = [], ...others] = chips.map(({ query_without }) => query_without.split(" "));
  return first.filter((word) => others.every((words) => words.includes(word))).join(" ");
}

/** Returns the URL without a chip's words; filters by attributes go with the kind of part that has them. */
export function withoutChip(search: URLSearchParams, chip: SearchChip): URLSearchParams {
  const left = withParameter(search, queryParameterName, chip.query_without);
  return chip.kind === "part_type" || chip.kind === "category" ? withoutAttributes(left) : left;
}
