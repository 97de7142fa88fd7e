import type { Queryable } from "../../platform/database/database.ts";
import { type Refusal, refuseField } from "../../platform/http/refusals/refusal.ts";
import { reviewMessages } from "../messages.ts";

/**
 * Looks whether the pictures that a person names are theirs to use, and keeps them from others.
 *
 * @param asked.personId null: a guest, who has none.
 * @param reviewKey row of the review that may have them already; null: a new one.
 * @returns `validation_failed` naming `pictures` when one is not.
 */
export async function checkPictures(
  transaction: Queryable,
  asked: { personId: string | null; reviewKey: string | null; pictureIds: readonly string[] },
): Promise<Refusal | null> {
  const own = await transaction.rows({
    text: `select 1 from review_picture
           where public_id = any($1::text[]) and person_id = $2
             and (review_id is null or review_id = $3::bigint)
           order by id for update`,
    values: [asked.pictureIds, asked.personId, asked.reviewKey],
  });
  return own.length === asked.pictureIds.length ? null : refuseField("pictures", reviewMessages.picture_gone);
}

/**
 * Makes these a review's pictures, in their order, and notes at the files that they are copies of where they are used.
 * Check them first.
 *
 * @returns ids of those it had before and has no more: their files are to be removed after the commit.
 */
export async function claimPictures(
  transaction: Queryable,
  reviewKey: string,
  pictureIds: readonly string[],
  now: Date,
): Promise<string[]> {
  const dropped = await transaction.rows<{ public_id: string }>({
    text: `delete from review_picture where review_id = $1 and not public_id = any($2::text[])
           returning public_id`,
    values: [reviewKey, pictureIds],
  });
  await transaction.rows({
    text: `update review_picture picture set review_id = $1, position = given.place
           from unnest($2::text[]) with ordinality as given (id, place)
           where picture.public_id = given.id`,
    values: [reviewKey, pictureIds],
  });
  await noteCopiedFiles(transaction, reviewKey, now);
  return dropped.map(({ public_id }) => public_id);
}

/** A file that its owner has deleted meanwhile is left out. */
async function noteCopiedFiles(transaction: Queryable, reviewKey: string, now: Date): Promise<void> {
  await transaction.rows({
    text: `delete from upload_use used using review
           where review.id = $1 and used.kind = 'review' and used.reference = review.public_id`,
    values: [reviewKey],
  });
  await transaction.rows({
    text: `insert into upload_use (upload_id, kind, reference, attached_at)
           select upload.id, 'review', review.public_id, $2
           from review join review_picture picture on picture.review_id = review.id
           join upload on upload.public_id = picture.copied_from and upload.person_id = review.person_id
           where review.id = $1 order by upload.id for key share of upload
           on conflict do nothing`,
    values: [reviewKey, now],
  });
}
