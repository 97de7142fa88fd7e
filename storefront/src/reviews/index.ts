export { LazyGuestReviews } from "./guest/LazyGuestReviews.tsx";
export { reviewsPath, writeReviewPath } from "./paths.ts";
export { LazyReviews } from "./product/LazyReviews.tsx";
export { ProductRating } from "./product/ProductRating.tsx";
export { RatingNote } from "./RatingNote.tsx";
