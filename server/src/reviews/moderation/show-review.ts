import { bumpRevision } from "../../platform/catalogue-revision.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Refusal } from "../../platform/http/refusals/refusal.ts";
import { queueMail } from "../../platform/mail/index.ts";
import { lockReview } from "../lock-review.ts";
import { reviewMails } from "../mails/review-mails.ts";
import { authorsLink } from "./hide-review.ts";
import { recordDecision, settleReports } from "./settle-reports.ts";

/**
 * Decides that a review is shown: one that was hidden is seen again, which its author is told, and
 * reports of it are settled.
 *
 * @param asked.reason for the shop's own log; may be empty.
 * @returns `not_found`, or `conflict` when it is neither hidden nor reported.
 */
export async function showReview(
  database: Database,
  asked: { reviewId: string; reason: string; origin: string; now: Date },
): Promise<Refusal | null> {
  const { reviewId, reason, origin, now } = asked;
  return database.transaction(async (transaction) => {
    const review = await lockReview(transaction, reviewId);
    if (!review) return { refused: "not_found" };
    const settled = await settleReports(transaction, review, { kind: "review_report_declined", origin, now });
    if (!review.isHidden && settled === 0) return { refused: "conflict" };
    await recordDecision(transaction, { reviewId, decision: "shown", reason, now });
    if (!review.isHidden) return null;
    await transaction.rows({
      text: "update review set hidden_at = null, hidden_reason = null where id = $1",
      values: [review.key],
    });
    if (review.author) {
      const { email, name, locale } = review.author;
      const link = authorsLink(origin, locale, review, reviewId);
      const { title } = review;
      await queueMail(transaction, reviewMails, {
        to: email,
        locale,
        template: { kind: "review_shown", name, title, link },
      });
    }
    await bumpRevision(transaction, []);
    return null;
  });
}
