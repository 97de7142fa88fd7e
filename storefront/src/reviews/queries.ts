import { getProduct } from "@recambia/contract/catalogue/endpoints";
import { pathOf } from "@recambia/contract/endpoint";
import * as endpoints from "@recambia/contract/reviews/endpoints";
import type { ReviewSort } from "@recambia/contract/reviews/schemas";
import type { QueryClient } from "@tanstack/react-query";
import { apiListQuery, apiQuery } from "../lib/http/query-client.ts";

/** Sorting and filter of a product's reviews. */
export type ReviewView = { sort: ReviewSort; stars: number | null };

/** A page of a product's reviews, with a summary of all of them. */
export const productReviewsQuery = (slug: string, { sort, stars }: ReviewView, page: number) =>
  apiListQuery(endpoints.listProductReviews, {
    params: { slug },
    query: {
      sort: sort === "newest" ? undefined : sort,
      stars: stars ?? undefined,
      page: page > 1 ? page : undefined,
    },
  });

/** A page of my reviews. */
export const myReviewsQuery = (page: number) =>
  apiListQuery(endpoints.listMyReviews, { query: { page: page > 1 ? page : undefined } });

/** A page of my purchases that I have not reviewed yet. */
export const reviewableQuery = (page: number) =>
  apiListQuery(endpoints.listReviewable, { query: { page: page > 1 ? page : undefined } });

/** One of my reviews. */
export const myReviewQuery = (id: string) => apiQuery(endpoints.getMyReview, { params: { id } });

/** A product that I have received, reviewed or not. */
export const reviewableProductQuery = (productId: string) =>
  apiQuery(endpoints.getReviewable, { params: { id: productId } });

/** Products of a guest's order, reviewed or not. */
export const guestReviewableQuery = (orderId: string) =>
  apiQuery(endpoints.listReviewableOfOrder, { params: { orderId } });

/** Refetches the person's and the product's reviews after one was written, changed or deleted. */
export async function forgetReviews(queryClient: QueryClient, productSlug: string): Promise<void> {
  const paths = [endpoints.listMyReviews.path, pathOf(getProduct, { slug: productSlug })];
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [asked] }) => paths.some((path) => String(asked).startsWith(path)),
  });
}
