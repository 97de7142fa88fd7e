import { pathOf } from "../endpoint.ts";
import { getReviewPicture } from "./endpoints.ts";

/** Where a review's picture is shown from. */
export function reviewPictureAddress(pictureId: string, size: "small" | "large"): string {
  return pathOf(getReviewPicture, { pictureId, size });
}
