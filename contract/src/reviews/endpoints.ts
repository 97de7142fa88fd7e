import { type Data, endpoint, type List } from "../endpoint.ts";
import type {
  CopyPictureBody,
  MyReview,
  MyReviewListMeta,
  MyReviewQuery,
  ReportBody,
  Review,
  Reviewable,
  ReviewBody,
  ReviewListMeta,
  ReviewPicture,
  ReviewQuery,
  WriteReviewBody,
} from "./schemas.ts";

// Endpoints of reviews.

export const uploadReviewPicture = endpoint("POST", "/spa/reviews/pictures").of<{
  reply: Data<ReviewPicture>;
}>();
export const copyReviewPicture = endpoint("POST", "/spa/reviews/pictures/copies").of<{
  body: CopyPictureBody;
  reply: Data<ReviewPicture>;
}>();
export const getReviewPicture = endpoint("GET", "/spa/pictures-of-reviews/:pictureId/:size").of<{
  reply: Uint8Array;
}>();
export const listProductReviews = endpoint("GET", "/spa/catalog/products/:slug/reviews").of<{
  query: ReviewQuery;
  reply: List<Review, ReviewListMeta>;
}>();
export const reportReview = endpoint("POST", "/spa/reviews/:id/report").of<{
  body: ReportBody;
  reply: null;
}>();
export const listMyReviews = endpoint("GET", "/spa/reviews").of<{
  query: MyReviewQuery;
  reply: List<MyReview, MyReviewListMeta>;
}>();
export const getMyReview = endpoint("GET", "/spa/reviews/:id").of<{ reply: Data<MyReview> }>();
export const listReviewable = endpoint("GET", "/spa/reviews/reviewable").of<{
  query: MyReviewQuery;
  reply: List<Reviewable, MyReviewListMeta>;
}>();
export const getReviewable = endpoint("GET", "/spa/reviews/reviewable/:id").of<{ reply: Data<Reviewable> }>();
export const writeReview = endpoint("POST", "/spa/reviews").of<{
  body: WriteReviewBody;
  reply: Data<MyReview>;
}>();
export const changeReview = endpoint("PUT", "/spa/reviews/:id").of<{
  body: ReviewBody;
  reply: Data<MyReview>;
}>();
export const deleteReview = endpoint("DELETE", "/spa/reviews/:id").of<{ reply: null }>();
export const listReviewableOfOrder = endpoint("GET", "/spa/orders/:orderId/reviewable").of<{
  reply: Data<Reviewable[]>;
}>();
export const writeReviewAsGuest = endpoint("POST", "/spa/orders/:orderId/reviews").of<{
  body: WriteReviewBody;
  reply: Data<Reviewable[]>;
}>();
