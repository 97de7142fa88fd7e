import type { KitListMeta } from "@recambia/contract/catalogue/kits";
import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { renderInPage } from "../../../test/render-in-page.tsx";
import { createQueryClient } from "../../lib/http/query-client.ts";
import { kitListQuery } from "../queries.ts";
import { screen } from "./KitsScreen.tsx";

function drawn(meta: Partial<KitListMeta>): string {
  const queryClient = createQueryClient(async () => ({ status: 0, data: null }), false);
  const page = meta.page ?? 1;
  const { queryKey } = kitListQuery(page === 1 ? {} : { page: String(page) });
  const none = {
    total: 0,
    page,
    per_page: 24,
    pages: 0,
    vehicle: null,
    is_vehicle_unknown: false,
    hidden: 0,
  };
  queryClient.setQueryData(queryKey, { data: [], meta: { ...none, ...meta } });
  const initialEntries = [page === 1 ? "/kit-list" : `/kit-list?page=${page}`];
  const router = createMemoryRouter([{ path: "*", Component: screen.Component }], { initialEntries });
  const markup = renderInPage(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  queryClient.clear();
  return markup;
}

test("a page beyond the last leads to the first, and does not say that there are no kits", () => {
  const markup = drawn({ page: 9, total: 30, pages: 2 });
  expect(markup).toContain("<button");
  expect(markup).not.toContain("/categories");
});

test("without any kit the categories are offered", () => {
  expect(drawn({})).toContain("/categories");
});
