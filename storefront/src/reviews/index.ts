export { ProductRating } from "./ProductRating.tsx";
export { ReviewsOnSight } from "./ReviewsOnSight.tsx";
