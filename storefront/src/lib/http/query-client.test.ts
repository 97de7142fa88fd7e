import { getBrand, listBrands, listProducts } from "@recambia/contract/catalogue/endpoints";
import { QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { ApiError, statusOf, unwrap } from "./api-error.ts";
import { apiListQuery, apiQuery, createQueryClient, dehydratePage, hydratePage } from "./query-client.ts";

/** An API that answers with a list of statuses, and the paths requested from it. */
function apiAnswering(...statuses: number[]) {
  const paths: string[] = [];
  const readApi = async (path: string) => {
    paths.push(path);
    const status = statuses.shift() ?? 200;
    return {
      status,
      data: status === 200 ? { data: ["row"], meta: { total: 1 } } : { message: "no", code: "not_found" },
    };
  };
  return { readApi, paths };
}

test("an unsuccessful response becomes an error with status and code", () => {
  const refused = { status: 404, data: { message: "No está", code: "not_found" } };
  expect(() => unwrap(refused)).toThrow(new ApiError(404, "not_found", "No está"));
  expect(statusOf(JSON.parse(JSON.stringify(new ApiError(404, "not_found", ""))))).toBe(404);
  expect(statusOf(new Error("a bug"))).toBeNull();
});

test("a 4xx is not retried", async () => {
  const { readApi, paths } = apiAnswering(404, 200);
  const queryClient = createQueryClient(readApi, true);
  await expect(
    queryClient.fetchQuery(apiQuery(getBrand, { params: { slug: "none" } })),
  ).rejects.toMatchObject({
    status: 404,
  });
  expect(paths).toHaveLength(1);
});

test("the server never retries", async () => {
  const { readApi, paths } = apiAnswering(503, 200);
  const queryClient = createQueryClient(readApi, false);
  await expect(queryClient.fetchQuery(apiQuery(listBrands))).rejects.toMatchObject({
    status: 503,
  });
  expect(paths).toHaveLength(1);
});

test("the path is requested with sorted parameters, without the empty ones", async () => {
  const { readApi, paths } = apiAnswering();
  const queryClient = createQueryClient(readApi, false);
  await queryClient.fetchQuery(
    apiListQuery(listProducts, { query: { page: 2, brand: "lumen,norte", sort: undefined } }),
  );
  await queryClient.fetchQuery(
    apiListQuery(listProducts, { query: { brand: "lumen,norte", page: 2, all: "" } }),
  );
  expect(paths).toEqual(["/spa/catalog/products?brand=lumen%2Cnorte&page=2"]);
});

test("the page hands responses and refusals to the browser, but no outage", async () => {
  const { readApi } = apiAnswering(200, 404, 503);
  const queryClient = createQueryClient(readApi, false);
  for (const slug of ["one", "two", "three"]) {
    await queryClient.prefetchQuery(apiQuery(getBrand, { params: { slug } }));
  }
  expect(dehydratePage(queryClient).queries.map((query) => query.queryKey[0])).toEqual([
    "/spa/catalog/brands/one",
    "/spa/catalog/brands/two",
  ]);
});

test("a page cached for hours is not refetched on hydration", async () => {
  const server = createQueryClient(apiAnswering(200).readApi, false);
  await server.prefetchQuery(apiQuery(listBrands));
  const page = dehydratePage(server);
  for (const query of page.queries) query.state.dataUpdatedAt -= 3_600_000;
  const api = apiAnswering();
  const browser = createQueryClient(api.readApi, true);
  hydratePage(browser, page, Date.now());
  await browser.ensureQueryData({ ...apiQuery(listBrands), revalidateIfStale: true });
  expect(api.paths).toEqual([]);
});

test("subscribers see a response before the code that awaits it continues", async () => {
  const queryClient = createQueryClient(apiAnswering().readApi, false);
  const queryKey = ["/spa/cart", ""];
  const shown: unknown[] = [];
  const observer = new QueryObserver(queryClient, { queryKey, enabled: false });
  const leave = observer.subscribe(({ data }) => shown.push(data));
  const takeIn = async () => queryClient.setQueryData(queryKey, "the cart");
  await takeIn();
  expect(shown).toEqual(["the cart"]);
  leave();
});
