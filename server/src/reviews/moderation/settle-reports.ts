import { defaultLocale, isLocale, localePrefixes } from "@recambia/contract/locale";
import type { ReportReason } from "@recambia/contract/reviews/schemas";
import type { Queryable } from "../../platform/database/database.ts";
import { queueMail } from "../../platform/mail/index.ts";
import type { LockedReview } from "../lock-review.ts";
import { reviewMails } from "../mails/review-mails.ts";

type Outcome = {
  kind: "review_report_upheld" | "review_report_declined" | "review_report_gone";
  origin: string;
  now: Date;
};

/**
 * Settles a review's open reports, mails the outcome to reporters who left an address (Regulation (EU) 2022/2065 art. 16.5)
 * and deletes the addresses.
 *
 * @returns the number of open reports.
 */
export async function settleReports(
  transaction: Queryable,
  review: LockedReview,
  { kind, origin, now }: Outcome,
): Promise<number> {
  const reports = await transaction.rows<{ email: string | null; locale: string }>({
    text: `
      with open as (
        select id, email, locale from review_report where review_id = $1 and settled_at is null
        order by id for update
      )
      update review_report report set settled_at = $2, email = null from open where report.id = open.id
      returning open.email, open.locale`,
    values: [review.key, now],
  });
  for (const { email, locale: kept } of reports) {
    if (email === null) continue;
    const locale = isLocale(kept) ? kept : defaultLocale;
    const link = `${origin}${localePrefixes[locale]}/products/${review.productSlug}`;
    await queueMail(transaction, reviewMails, { to: email, locale, template: { kind, link } });
  }
  return reports.length;
}

/** Writes down what the shop has decided about a review and why (`law.md` 8.4). */
export async function recordDecision(
  transaction: Queryable,
  noted: {
    reviewId: string;
    decision: "hidden" | "shown";
    /** Missing for a review that is shown: it breaks none. */
    rule?: ReportReason;
    reason: string;
    now: Date;
  },
): Promise<void> {
  await transaction.rows({
    text: "insert into review_decision (review, decision, rule, reason, decided_at) values ($1, $2, $3, $4, $5)",
    values: [noted.reviewId, noted.decision, noted.rule ?? null, noted.reason, noted.now],
  });
}
