import type { ReviewPicture } from "@recambia/contract/reviews/schemas";
import type { Context } from "../../platform/http/context.ts";
import { isRefusal, type Refusal } from "../../platform/http/refusals/refusal.ts";
import { readPictureToCopy } from "../../uploads/index.ts";
import { keepReviewPicture } from "./keep-review-picture.ts";

/**
 * Copies one of a person's pictures for a review of theirs. The copy is published with the review; the file itself stays
 * private, and may be deleted (docs/decisions/058).
 *
 * @returns `validation_failed` naming `upload_id`, or the refusals of `keepReviewPicture`.
 */
export async function copyReviewPicture(
  context: Pick<Context, "database" | "files" | "clock">,
  personId: string,
  uploadId: string,
): Promise<ReviewPicture | Refusal> {
  const bytes = await readPictureToCopy(context, { personId, uploadId, field: "upload_id" });
  return isRefusal(bytes) ? bytes : keepReviewPicture(context, personId, bytes, uploadId);
}
