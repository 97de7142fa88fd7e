import type { Facet } from "@recambia/contract/catalogue/list";
import type { SearchChip, SearchReading } from "@recambia/contract/catalogue/search";
import { expect, test } from "vitest";
import { isNarrowed } from "./is-narrowed.ts";

const facet = (key: string): Facet => ({ kind: "options", key, name: key, options: [] });
const facets = [facet("category"), facet("brand"), facet("position"), facet("stock")];

function readingOf(...kinds: SearchChip["kind"][]): SearchReading {
  const chips = kinds.map((kind) => ({ kind, label: "", value: "", query_without: "", is_absent: false }));
  return {
    ...{ query: "", chips, corrections: [], unknown: [], vehicles: [] },
    ...{ symptom: null, thing: null, missing_size: null, tyre_sizes: [], near_numbers: null },
  };
}

test.each([
  ["", null, false],
  ["brand=cerdel&page=2&sort=price_asc", null, false],
  ["category=frenos", null, false],
  ["stock=1", null, true],
  ["position=front&brand=cerdel", null, true],
  ["q=neumaticos", readingOf("category"), false],
  ["q=pastillas+cerdel", readingOf("part_type", "brand"), false],
  ["q=neumaticos+205", readingOf("category", "attribute"), true],
  ["q=discos+delanteros", readingOf("part_type", "position"), true],
])("%s: whether more than category, part and brand narrows a list", (url, reading, expected) => {
  expect(isNarrowed(facets, new URLSearchParams(url), reading)).toBe(expected);
});
