export { adoptReviews } from "./guests/adopt-reviews.ts";
export { reviewMails } from "./mails/review-mails.ts";
export { hideReview } from "./moderation/hide-review.ts";
export { listForModeration, type ModerationScope, readForModeration } from "./moderation/read-moderation.ts";
export { replyToReview } from "./moderation/reply-to-review.ts";
export { showReview } from "./moderation/show-review.ts";
export { reviewRecords } from "./personal-records.ts";
export { dropUnusedReviewPictures } from "./pictures/drop-unused-pictures.ts";
export { reviewRoutes } from "./routes.ts";
