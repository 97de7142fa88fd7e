import type { Facet, ProductListMeta } from "@recambia/contract/catalogue/list";
import type { SearchChip } from "@recambia/contract/catalogue/search";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { renderInPage } from "../../../../test/render-in-page.tsx";
import { EmptyList } from "./EmptyList.tsx";

const price: Facet = {
  ...{ kind: "range", key: "price", name: "Precio", unit: "cents", min: 7200, max: 15_000 },
  ...{ selected_min: null, selected_max: 5000, values: null },
};

function drawn(value: string, facets: Facet[]): string {
  const chip: SearchChip = { kind: "price", value, label: "", is_absent: false, query_without: "neumáticos" };
  const meta: ProductListMeta = {
    ...{ page: 1, per_page: 24, total: 0, hidden: 0, vehicle: null, is_vehicle_unknown: false },
    ...{ facets, pages: 0, sort: "relevance" },
    search: {
      ...{ query: "neumáticos 50 €", chips: [chip], corrections: [], unknown: [], vehicles: [] },
      ...{ symptom: null, thing: null, missing_size: null, tyre_sizes: [], near_numbers: null },
    },
  };
  const search = new URLSearchParams({ q: "neumáticos 50 €" });
  return renderInPage(
    <MemoryRouter>
      <EmptyList meta={meta} search={search} emptyText="Nada" onChange={() => undefined} />
    </MemoryRouter>,
  );
}

test("a price in the text that nothing has tells what things cost, and can be taken back", () => {
  const cheap = drawn("..5000", [price]);
  expect(cheap).toContain("<button");
  expect(cheap).not.toContain('href="/categories"');
  const dear = drawn("20000..", [price]);
  expect(dear).toContain("<button");
  expect(dear).not.toBe(cheap);
  const nothing = drawn("..5000", []);
  expect(nothing).toContain('href="/categories"');
  expect(nothing).not.toContain("<button");
});
