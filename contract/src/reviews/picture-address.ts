import { pathOf } from "../endpoint.ts";
import { getReviewPicture } from "./endpoints.ts";

/** Returns the path of a review's picture. */
export function reviewPictureAddress(pictureId: string, size: "small" | "large"): string {
  return pathOf(getReviewPicture, { pictureId, size });
}
