import type { ReportReason } from "@recambia/contract/reviews/schemas";
import type { Queryable } from "../../platform/database/database.ts";

/** A review in the operator's list. */
export type ListedReview = {
  id: string;
  rating: number;
  title: string;
  productSlug: string;
  createdAt: Date;
  isHidden: boolean;
  hasReply: boolean;
  openReports: number;
};

/** Which reviews the operator wants to see: the newest, or those with open reports, or those hidden. */
export type ModerationScope = "all" | "reported" | "hidden";

const conditions: Record<ModerationScope, string> = {
  all: "true",
  reported: "exists (select from review_report where review_id = r.id and settled_at is null)",
  hidden: "r.hidden_at is not null",
};

const listedColumns = `r.public_id as id, r.rating, r.title, product.slug as "productSlug",
  r.created_at as "createdAt", r.hidden_at is not null as "isHidden", r.reply is not null as "hasReply",
  (select count(*)::int from review_report where review_id = r.id and settled_at is null) as "openReports"`;

/** Reviews for the operator, newest first. */
export async function listForModeration(
  database: Queryable,
  scope: ModerationScope,
  most: number,
): Promise<ListedReview[]> {
  return database.rows<ListedReview>({
    text: `select ${listedColumns} from review r join product on product.id = r.product_id
           where ${conditions[scope]} order by r.id desc limit $1`,
    values: [most],
  });
}

/** A review as the operator reads it before deciding. */
export type ModeratedReview = ListedReview & {
  text: string;
  author: string;
  editedAt: Date | null;
  hiddenReason: string | null;
  reply: string | null;
  pictures: string[];
  reports: { reason: ReportReason; explanation: string; reportedAt: string; isOpen: boolean }[];
  decisions: { decision: string; rule: ReportReason | null; reason: string; decidedAt: string }[];
};

/** One review with everything that was said and decided about it; undefined when there is none. */
export async function readForModeration(
  database: Queryable,
  reviewId: string,
): Promise<ModeratedReview | undefined> {
  const [review] = await database.rows<ModeratedReview>({
    text: `
      select ${listedColumns}, r.body as text, r.author, r.edited_at as "editedAt",
        r.hidden_reason as "hiddenReason", r.reply,
        (select coalesce(json_agg(public_id order by position), '[]') from review_picture
         where review_id = r.id) as pictures,
        (select coalesce(json_agg(json_build_object('reason', reason, 'explanation', explanation,
           'reportedAt', reported_at, 'isOpen', settled_at is null) order by id), '[]')
         from review_report where review_id = r.id) as reports,
        (select coalesce(json_agg(json_build_object('decision', decision, 'rule', rule, 'reason', reason,
           'decidedAt', decided_at) order by id), '[]')
         from review_decision where review = r.public_id) as decisions
      from review r join product on product.id = r.product_id where r.public_id = $1`,
    values: [reviewId],
  });
  return review;
}
