/** My reviews (specification §2). */
export const reviewsPath = "/reviews";

/** The form of a new review of a product, by its public id. */
export const writeReviewPath = (productId: string) => `/reviews/create?product=${productId}`;

/** One of mine. */
export const reviewPath = (id: string) => `/reviews/${id}`;
