import type { Context } from "../../platform/http/context.ts";
import { type PictureSize, reviewPictureFile } from "./picture-files.ts";

/**
 * The bytes of a review's picture; null when it is gone, or its review hidden: an address that
 * somebody has noted down shows nothing then.
 */
export async function readReviewPicture(
  { database, files }: Pick<Context, "database" | "files">,
  pictureId: string,
  size: PictureSize,
): Promise<Buffer | null> {
  const shown = await database.rows({
    name: "find-review-picture",
    text: `select 1 from review_picture picture left join review on review.id = picture.review_id
           where picture.public_id = $1 and review.hidden_at is null`,
    values: [pictureId],
  });
  return shown.length === 0 ? null : files.read(reviewPictureFile(pictureId, size));
}
