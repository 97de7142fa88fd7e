import { isLocale, type Locale, localePrefixes } from "@recambia/contract/locale";
import type { ReportReason } from "@recambia/contract/reviews/schemas";
import { bumpRevision } from "../../platform/catalogue-revision.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Refusal } from "../../platform/http/refusals/refusal.ts";
import { queueMail } from "../../platform/mail/index.ts";
import { type LockedReview, lockReview } from "../lock-review.ts";
import { reviewMails } from "../mails/review-mails.ts";
import { recordDecision, settleReports } from "./settle-reports.ts";

/**
 * Hides a review's text and pictures; its stars still count (docs/decisions/027). The author is mailed the reason and how to
 * object, reporters are mailed the outcome (Regulation (EU) 2022/2065 art. 16.5, 17).
 *
 * @param asked.rule what it breaks: the law, or a rule of the terms.
 * @param asked.reason for the author: the facts.
 * @returns `not_found`, or `conflict` when it is hidden already.
 */
export async function hideReview(
  database: Database,
  asked: { reviewId: string; rule: ReportReason; reason: string; origin: string; now: Date },
): Promise<Refusal | null> {
  const { reviewId, rule, reason, origin, now } = asked;
  return database.transaction(async (transaction) => {
    const review = await lockReview(transaction, reviewId);
    if (!review) return { refused: "not_found" };
    if (review.isHidden) return { refused: "conflict" };
    await transaction.rows({
      text: "update review set hidden_at = $2, hidden_reason = $3 where id = $1",
      values: [review.key, now, reason],
    });
    await recordDecision(transaction, { reviewId, decision: "hidden", rule, reason, now });
    if (review.author) {
      const { email, name, locale } = review.author;
      const { title } = review;
      const link = authorsLink(origin, locale, review, reviewId);
      await queueMail(transaction, reviewMails, {
        to: email,
        locale,
        template: { kind: "review_hidden", name, title, rule, reason, link },
      });
    }
    await settleReports(transaction, review, { kind: "review_report_upheld", origin, now });
    await bumpRevision(transaction, []);
    return null;
  });
}

/** Page where an author sees their review: the person's reviews, or the product's page for a guest. */
export function authorsLink(
  origin: string,
  locale: string,
  { isGuests, productSlug }: Pick<LockedReview, "isGuests" | "productSlug">,
  reviewId: string,
): string {
  const language: Locale = isLocale(locale) ? locale : "es";
  const path = isGuests ? `/products/${productSlug}` : `/reviews/${reviewId}`;
  return `${origin}${localePrefixes[language]}${path}`;
}
