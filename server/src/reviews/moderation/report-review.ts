import { type Locale, localePrefixes } from "@recambia/contract/locale";
import type { ReportBody } from "@recambia/contract/reviews/schemas";
import type { Database } from "../../platform/database/database.ts";
import type { Refusal } from "../../platform/http/refusals/refusal.ts";
import { queueMail } from "../../platform/mail/index.ts";
import { tidyText } from "../../platform/tidy-text.ts";
import { reviewMails } from "../mails/review-mails.ts";

type Asked = {
  reviewId: string;
  /** Hash of the reporter's network address. */
  reporter: string;
  body: ReportBody;
  locale: Locale;
  origin: string;
  now: Date;
};

/**
 * Notes that somebody thinks a review unlawful or false, and confirms it to the address they gave
 * (Regulation (EU) 2022/2065 art. 16). While a visitor's report is open, a second one of theirs changes nothing; after the
 * decision it is a new one, because the review may have changed since.
 *
 * @returns `not_found` when no such review is shown.
 */
export async function reportReview(database: Database, asked: Asked): Promise<Refusal | null> {
  const { reviewId, reporter, body, locale, origin, now } = asked;
  // In lower case as in accounts, so that downloading or erasing an account's data finds the report.
  const email = body.email?.toLowerCase() ?? null;
  return database.transaction(async (transaction) => {
    const [found] = await transaction.rows<{ is_new: boolean; slug: string }>({
      name: "report-review",
      text: `
        with shown as (
          select review.id, product.slug from review join product on product.id = review.product_id
          where review.public_id = $1 and review.hidden_at is null for share of review
        ),
        added as (
          insert into review_report (review_id, reporter, reason, explanation, email, locale, reported_at)
          select id, $2, $3, $4, $5, $6, $7 from shown on conflict (review_id, reporter) do update
            set reason = excluded.reason, explanation = excluded.explanation, email = excluded.email,
              locale = excluded.locale, reported_at = excluded.reported_at, settled_at = null
            where review_report.settled_at is not null
          returning id
        )
        select slug, exists (select from added) as is_new from shown`,
      values: [reviewId, reporter, body.reason, tidyText(body.explanation), email, locale, now],
    });
    if (!found) return { refused: "not_found" };
    if (found.is_new && email !== null) {
      const link = `${origin}${localePrefixes[locale]}/products/${found.slug}`;
      await queueMail(transaction, reviewMails, {
        to: email,
        locale,
        template: { kind: "review_report_received", link },
      });
    }
    return null;
  });
}
