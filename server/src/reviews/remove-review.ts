import type { Database } from "../platform/database/database.ts";
import type { Refusal } from "../platform/http/refusals/refusal.ts";
import { detachUploads } from "../uploads/index.ts";
import { lockReview } from "./lock-review.ts";
import { lockReviewer } from "./lock-reviewer.ts";
import { settleReports } from "./moderation/settle-reports.ts";
import { lockRating, refreshRating } from "./refresh-rating.ts";

/**
 * Deletes a person's own review, with its pictures and its part of the average. Who has reported it is told that it is gone.
 *
 * @returns ids of its pictures, whose files are to be removed; `not_found` for another's, or none.
 */
export async function removeReview(
  database: Database,
  { personId, reviewId, origin, now }: { personId: string; reviewId: string; origin: string; now: Date },
): Promise<string[] | Refusal> {
  return database.transaction(async (transaction) => {
    await lockReviewer(transaction, personId);
    const [own] = await transaction.rows<{ key: string; product_id: number }>({
      text: "select id as key, product_id from review where public_id = $1 and person_id = $2",
      values: [reviewId, personId],
    });
    if (!own) return { refused: "not_found" };
    await lockRating(transaction, own.product_id);
    const review = await lockReview(transaction, reviewId);
    if (review) await settleReports(transaction, review, { kind: "review_report_gone", origin, now });
    const pictures = await transaction.rows<{ public_id: string }>({
      text: "delete from review_picture where review_id = $1 returning public_id",
      values: [own.key],
    });
    await detachUploads(transaction, { kind: "review", reference: reviewId });
    await transaction.rows({ text: "delete from review where id = $1", values: [own.key] });
    await refreshRating(transaction, own.product_id);
    return pictures.map(({ public_id }) => public_id);
  });
}
