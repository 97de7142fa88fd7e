export { adoptReviews } from "./adopt-reviews.ts";
export { dropUnusedReviewPictures } from "./drop-unused-pictures.ts";
export { hideReview } from "./hide-review.ts";
export { reviewRecords } from "./personal-records.ts";
export { listForModeration, type ModerationScope, readForModeration } from "./read-moderation.ts";
export { replyToReview } from "./reply-to-review.ts";
export { reviewRoutes } from "./routes.ts";
export { showReview } from "./show-review.ts";
