export { GuestReviewsWhenNear } from "./guest/GuestReviewsWhenNear.tsx";
export { reviewsPath, writeReviewPath } from "./paths.ts";
export { ProductRating } from "./product/ProductRating.tsx";
export { ReviewsOnSight } from "./product/ReviewsOnSight.tsx";
export { RatingNote } from "./RatingNote.tsx";
