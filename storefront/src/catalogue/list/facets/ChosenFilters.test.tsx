import type { Facet } from "@recambia/contract/catalogue/list";
import { expect, test } from "vitest";
import { renderInPage } from "../../../../test/render-in-page.tsx";
import { messages } from "../../locales/en.po";
import { ChosenFilters } from "./ChosenFilters.tsx";

test.each([
  [87, 95.2, "Width: 87 mm – 95.2 mm<"],
  [87, 87, "Width: 87 mm<"],
  [87, null, "Width: from 87 mm<"],
  [null, 95.2, "Width: up to 95.2 mm<"],
])("a range from %s to %s is told as people say it", (selected_min, selected_max, words) => {
  const facet: Facet = {
    ...{ kind: "range", key: "width", name: "Width", unit: "mm", min: 1, max: 200, values: null },
    ...{ selected_min, selected_max },
  };
  const drawn = renderInPage(
    <ChosenFilters facets={[facet]} search={new URLSearchParams()} onChange={() => undefined} />,
    "en",
    messages,
  );
  expect(drawn.replaceAll("\u00a0", " ")).toContain(words);
});
