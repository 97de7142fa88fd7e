import { type ReviewPicture, reviewLimits } from "@recambia/contract/reviews/schemas";
import type { Context } from "../../platform/http/context.ts";
import { isRefusal, type Refusal, refuseField } from "../../platform/http/refusals/refusal.ts";
import { pictureMessages } from "../../platform/pictures/messages.ts";
import { renderPictures } from "../../platform/pictures/render-pictures.ts";
import { randomPublicId } from "../../platform/public-id.ts";
import { pictureOf } from "../review-rows.ts";
import { removePictureFiles, reviewPictureFile } from "./picture-files.ts";

/** Pixels of both sides of the small one, and the most of the large one's. */
const smallPixels = 320;
const largePixels = 1600;
/** Pictures that a person has sent and no review names: for one that is being written and one that was given up. */
const maxDrafts = 4 * reviewLimits.pictures;

/**
 * Keeps a picture that a person has sent for a review of theirs, drawn anew in two sizes. It is theirs
 * alone until a review names it; what none names within a day is cleared away.
 *
 * @param copiedFrom public id of the person's file that it is a copy of; null: none.
 * @returns `validation_failed` naming `picture`; `too_many_requests` when too many wait for a review;
 *   `unauthenticated` when they have left.
 */
export async function keepReviewPicture(
  { database, files, clock }: Pick<Context, "database" | "files" | "clock">,
  personId: string,
  bytes: Buffer,
  copiedFrom: string | null = null,
): Promise<ReviewPicture | Refusal> {
  const drawn = await renderPictures(bytes, () => [
    { box: { width: largePixels, height: largePixels }, fit: "inside" },
    { box: { width: smallPixels, height: smallPixels }, fit: "cover" },
  ]);
  if (isRefusal(drawn)) return drawn;
  const [large, small] = drawn;
  if (!large || !small) return refuseField("picture", pictureMessages.picture_unreadable);
  const id = randomPublicId();
  await files.write(reviewPictureFile(id, "large"), large.bytes);
  await files.write(reviewPictureFile(id, "small"), small.bytes);
  const refusal = await database.transaction(async (transaction): Promise<Refusal | null> => {
    const person = await transaction.rows({
      text: "select 1 from person where id = $1 for no key update",
      values: [personId],
    });
    if (person.length === 0) return { refused: "unauthenticated" };
    const inserted = await transaction.rows({
      text: `insert into review_picture (public_id, person_id, width, height, sent_at, copied_from)
             select $1, $2, $3, $4, $5, $6 where
               (select count(*) from review_picture where person_id = $2 and review_id is null) < ${maxDrafts}
             returning id`,
      values: [id, personId, large.width, large.height, clock.now(), copiedFrom],
    });
    return inserted.length === 0 ? { refused: "too_many_requests" } : null;
  });
  if (refusal) await removePictureFiles(files, [id]);
  return refusal ?? pictureOf({ id, width: large.width, height: large.height });
}
