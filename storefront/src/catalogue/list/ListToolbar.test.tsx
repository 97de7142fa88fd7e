import type { Facet, ProductListMeta } from "@recambia/contract/catalogue/list";
import { expect, test } from "vitest";
import { renderInPage } from "../../../test/render-in-page.tsx";
import { ListToolbar } from "./ListToolbar.tsx";

const meta: ProductListMeta = {
  total: 0,
  page: 1,
  per_page: 24,
  pages: 0,
  vehicle: null,
  is_vehicle_unknown: false,
  hidden: 0,
  facets: [],
  search: null,
  sort: "relevance",
};
const inStock: Facet = { key: "in_stock", name: "Disponibilidad", kind: "options", options: [] };
const nothing = () => undefined;
const toolbarOf = (total: number, facets: Facet[] = [inStock]) =>
  renderInPage(
    <ListToolbar
      meta={{ ...meta, total, facets }}
      search={new URLSearchParams()}
      shape="grid"
      onShape={nothing}
      onChange={nothing}
      onOpenFilters={nothing}
    />,
  );

test("an empty list offers no order and no layout, but the filters that it has", () => {
  expect(toolbarOf(3)).toContain("<select");
  expect(toolbarOf(3)).toContain("aria-pressed");
  expect(toolbarOf(0)).not.toContain("<select");
  expect(toolbarOf(0)).not.toContain("aria-pressed");
  expect(toolbarOf(0)).toContain("<button");
  expect(toolbarOf(0, [])).not.toContain("<button");
});
