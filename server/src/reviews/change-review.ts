import { needsUseDeclaration, type ReviewBody } from "@recambia/contract/reviews/schemas";
import { bumpRevision } from "../platform/catalogue-revision.ts";
import type { Database, Queryable } from "../platform/database/database.ts";
import { isRefusal, type Refusal, refuseField } from "../platform/http/refusals/refusal.ts";
import { tidyText } from "../platform/tidy-text.ts";
import { lockReviewer } from "./lock-reviewer.ts";
import { reviewMessages } from "./messages.ts";
import { checkPictures, claimPictures } from "./pictures/claim-pictures.ts";
import { lockRating, refreshRating } from "./refresh-rating.ts";

type Stored = { key: string; product_id: number; bought_on: string; is_hidden: boolean };

/**
 * Changes what a person has written and marks it as edited. What was bought more than 30 days ago needs
 * the declaration of recent use again, since the new words speak of now. Saved without a change, it
 * is only signed with the person's present name.
 *
 * @returns ids of pictures that it has no more, whose files are to be removed; `not_found` for another's
 *   review, `validation_failed` naming `review` (hidden by the shop), `used_recently` or `pictures`.
 */
export async function changeReview(
  database: Database,
  { personId, reviewId, body, now }: { personId: string; reviewId: string; body: ReviewBody; now: Date },
): Promise<string[] | Refusal> {
  return database.transaction(async (transaction) => {
    const reviewer = await lockReviewer(transaction, personId);
    const stored = reviewer && (await findOwn(transaction, personId, reviewId));
    if (!reviewer || !stored) return { refused: "not_found" };
    if (stored.is_hidden) return refuseField("review", reviewMessages.review_hidden);
    const texts = { ...body, title: tidyText(body.title), text: tidyText(body.text) };
    if (!(await isChanged(transaction, stored.key, texts))) {
      await sign(transaction, stored.key, reviewer.author);
      return [];
    }
    if (!body.used_recently && needsUseDeclaration(stored.bought_on, now)) {
      return refuseField("used_recently", reviewMessages.review_needs_use);
    }
    const claim = { personId, reviewKey: stored.key, pictureIds: body.pictures };
    const objection = await checkPictures(transaction, claim);
    if (isRefusal(objection)) return objection;
    await lockRating(transaction, stored.product_id);
    await transaction.rows({
      name: "change-review",
      text: `update review set rating = $2, title = $3, body = $4, author = $5, edited_at = $6,
               used_recently_at = case when $7::boolean then $6::timestamptz else used_recently_at end
             where id = $1`,
      values: [stored.key, body.rating, texts.title, texts.text, reviewer.author, now, body.used_recently],
    });
    const dropped = await claimPictures(transaction, stored.key, body.pictures, now);
    await refreshRating(transaction, stored.product_id);
    return dropped;
  });
}

async function findOwn(
  transaction: Queryable,
  personId: string,
  reviewId: string,
): Promise<Stored | undefined> {
  const [stored] = await transaction.rows<Stored>({
    name: "find-own-review",
    text: `select id as key, product_id, bought_on::text as bought_on, hidden_at is not null as is_hidden
           from review where public_id = $1 and person_id = $2`,
    values: [reviewId, personId],
  });
  return stored;
}

/** Kept answers say the name, so that they go when it changes. */
async function sign(transaction: Queryable, key: string, author: string): Promise<void> {
  const renamed = await transaction.rows({
    text: "update review set author = $2 where id = $1 and author <> $2 returning id",
    values: [key, author],
  });
  if (renamed.length > 0) await bumpRevision(transaction, []);
}

async function isChanged(transaction: Queryable, key: string, body: ReviewBody): Promise<boolean> {
  const same = await transaction.rows({
    text: `select 1 from review where id = $1 and rating = $2 and title = $3 and body = $4
             and (select coalesce(array_agg(public_id order by position), '{}') from review_picture
                  where review_id = $1) = $5::text[]`,
    values: [key, body.rating, body.title, body.text, body.pictures],
  });
  return same.length === 0;
}
