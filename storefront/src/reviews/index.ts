export { ProductRating } from "./ProductRating.tsx";
export { reviewsPath, writeReviewPath } from "./paths.ts";
export { RatingNote } from "./RatingNote.tsx";
export { ReviewsOnSight } from "./ReviewsOnSight.tsx";
