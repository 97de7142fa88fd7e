import { bumpRevision } from "../../platform/catalogue-revision.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Refusal } from "../../platform/http/refusals/refusal.ts";
import { tidyText } from "../../platform/tidy-text.ts";
import { lockReview } from "../lock-review.ts";

/**
 * Puts the shop's answer beneath a review, in place of the one before; an empty one takes it away
 * (consumer code art. 20.4: the seller may answer in the same place).
 *
 * @returns `not_found` when there is no such review.
 */
export async function replyToReview(
  database: Database,
  { reviewId, text, now }: { reviewId: string; text: string; now: Date },
): Promise<Refusal | null> {
  const reply = tidyText(text);
  return database.transaction(async (transaction) => {
    const review = await lockReview(transaction, reviewId);
    if (!review) return { refused: "not_found" };
    await transaction.rows({
      text: "update review set reply = $2, replied_at = $3 where id = $1",
      values: [review.key, reply || null, reply ? now : null],
    });
    await bumpRevision(transaction, []);
    return null;
  });
}
