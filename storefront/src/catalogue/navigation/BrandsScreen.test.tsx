import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { renderInPage } from "../../../test/render-in-page.tsx";
import { createQueryClient } from "../../lib/http/query-client.ts";
import { brandsQuery } from "../queries.ts";
import { screen } from "./BrandsScreen.tsx";

test("brands that cannot be read again stay", async () => {
  const queryClient = createQueryClient(async () => ({ status: 0, data: null }), false);
  const query = brandsQuery();
  const ferrox = { slug: "ferrox", name: "Ferrox", country: "ES", product_count: 3 };
  queryClient.setQueryData(query.queryKey, { data: [ferrox] });
  await queryClient.refetchQueries({ queryKey: query.queryKey });
  expect(queryClient.getQueryState(query.queryKey)?.status).toBe("error");
  const markup = renderInPage(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <screen.Component />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(markup).toContain("Ferrox");
  expect(markup).not.toContain('role="alert"');
  queryClient.clear();
});
