import { bumpRevision } from "../platform/catalogue-revision.ts";
import { onlyRow, type Queryable } from "../platform/database/database.ts";
import { type ReviewRow, reviewColumns, reviewOf } from "./review-rows.ts";

type Report = { reason: string; explanation: string; reported_at: string };
type Kept = { reviews: (ReviewRow & { page: string })[] | null; reports: Report[] | null };

/**
 * Condition for the reviews of a person, `$1`: their own, and those that they have written as a guest of an order that is in
 * their customer, `$2`, by now.
 */
const ownReview = `(r.person_id = $1 or r.guest_order_id in (
  select id from customer_order where customer_id = $2 and email = (select email from person where id = $1)))`;

/**
 * Personal records of reviews, for the download and the erasure of an account (GDPR articles 15, 17). Erasure removes name
 * and pictures; text and stars stay without an author.
 */
export const reviewRecords = {
  feature: "reviews",
  /** Reviews by the person, and reports with their address. */
  async exportPersonalData(
    database: Queryable,
    { personId, customerId }: { personId: string; customerId: string },
  ) {
    const { reviews, reports } = await onlyRow<Kept>(database, {
      text: `
        select
          (select json_agg(own) from (
            select ${reviewColumns}, '/products/' || product.slug as page
            from review r join product on product.id = r.product_id
            where ${ownReview} order by r.id desc
          ) own) as reviews,
          (select json_agg(json_build_object('reason', reason, 'explanation', explanation,
             'reported_at', reported_at) order by id)
           from review_report where email = (select email from person where id = $1)) as reports`,
      values: [personId, customerId],
    });
    return {
      reviews: (reviews ?? []).map((row) => ({
        ...reviewOf(row),
        page: row.page,
        hidden_reason: row.hidden_reason,
      })),
      reports: reports ?? [],
    };
  },
  /** The pictures' files are cleared away within a day; nobody is shown them from now on. */
  async forgetPerson(
    transaction: Queryable,
    { personId, customerId }: { personId: string; customerId: string },
  ): Promise<void> {
    await transaction.rows({
      text: `update review_report set email = null
             where email = (select email from person where id = $1)`,
      values: [personId],
    });
    await transaction.rows({ text: "delete from review_picture where person_id = $1", values: [personId] });
    const written = await transaction.rows({
      text: `update review r set person_id = null, guest_order_id = null, author = '' where ${ownReview} returning id`,
      values: [personId, customerId],
    });
    // Kept answers still say the name.
    if (written.length > 0) await bumpRevision(transaction, []);
  },
};
