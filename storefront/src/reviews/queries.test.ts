import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { forgetReviews, myReviewsQuery, productReviewsQuery, reviewableQuery } from "./queries.ts";

test("the usual view of a product's reviews asks for nothing but the product", () => {
  const view = (sort: "newest" | "worst", stars: number | null, page: number) =>
    productReviewsQuery("disco-1", { sort, stars }, page).queryKey;
  expect(view("newest", null, 1)).toEqual(["/spa/catalog/products/disco-1/reviews", ""]);
  expect(view("worst", 2, 3)).toEqual(["/spa/catalog/products/disco-1/reviews", "page=3&sort=worst&stars=2"]);
});

test("a written review makes the person's lists and the product stale, and no other product", async () => {
  const queryClient = new QueryClient();
  const reviewsOf = (slug: string) => productReviewsQuery(slug, { sort: "newest", stars: null }, 1).queryKey;
  const stale = [myReviewsQuery(1).queryKey, reviewableQuery(2).queryKey, reviewsOf("disco-1")];
  const fresh = [reviewsOf("pastillas-1"), ["/spa/cart"]];
  for (const queryKey of [...stale, ...fresh]) queryClient.setQueryData(queryKey, {});
  await forgetReviews(queryClient, "disco-1");
  const isStale = (queryKey: readonly unknown[]) => queryClient.getQueryState(queryKey)?.isInvalidated;
  expect(stale.map(isStale)).toEqual([true, true, true]);
  expect(fresh.map(isStale)).toEqual([false, false]);
});
