import type {
  MyReview,
  MyReviewListMeta,
  Review,
  Reviewable,
  ReviewListMeta,
  ReviewSort,
} from "@recambia/contract/reviews/schemas";
import type { QueryClient } from "@tanstack/react-query";
import { apiListQuery, apiQuery } from "../lib/http/query-client.ts";

/** How a product's reviews are looked at. */
export type ReviewView = { sort: ReviewSort; stars: number | null };

const productsPath = "/spa/catalog/products/";
const ownPath = "/spa/reviews";

/** A page of a product's reviews, with what all of them add up to. */
export const productReviewsQuery = (slug: string, { sort, stars }: ReviewView, page: number) =>
  apiListQuery<Review, ReviewListMeta>(`${productsPath}${slug}/reviews`, {
    sort: sort === "newest" ? undefined : sort,
    stars: stars ?? undefined,
    page: page > 1 ? page : undefined,
  });

/** A page of my reviews. */
export const myReviewsQuery = (page: number) =>
  apiListQuery<MyReview, MyReviewListMeta>(ownPath, { page: page > 1 ? page : undefined });

/** A page of what I have got and not reviewed yet. */
export const reviewableQuery = (page: number) =>
  apiListQuery<Reviewable, MyReviewListMeta>(`${ownPath}/reviewable`, { page: page > 1 ? page : undefined });

/** One of my reviews. */
export const myReviewQuery = (id: string) => apiQuery<MyReview>(`${ownPath}/${encodeURIComponent(id)}`);

/** A product that I have got, reviewed or not. */
export const reviewableProductQuery = (productId: string) =>
  apiQuery<Reviewable>(`${ownPath}/reviewable/${encodeURIComponent(productId)}`);

/** What has come with a guest's order, reviewed or not. */
export const guestReviewableQuery = (orderId: string) =>
  apiQuery<Reviewable[]>(`/spa/orders/${orderId}/reviewable`);

/** After a review has been written, changed or deleted: mine and the product's are asked for anew. */
export async function forgetReviews(queryClient: QueryClient, productSlug: string): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) => {
      const asked = String(path);
      return asked.startsWith(ownPath) || asked.startsWith(`${productsPath}${productSlug}`);
    },
  });
}
