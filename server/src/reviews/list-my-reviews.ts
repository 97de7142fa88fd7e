import {
  type MyReview,
  type MyReviewListMeta,
  type MyReviewQuery,
  needsUseDeclaration,
  type ReviewedProduct,
} from "@recambia/contract/reviews/schemas";
import type { CatalogueContext } from "../catalogue/index.ts";
import { onlyRow } from "../platform/database/database.ts";
import type { Refusal } from "../platform/http/refusals/refusal.ts";
import { authorName } from "./lock-reviewer.ts";
import { isoTime, type ReviewRow, reviewColumns, reviewOf } from "./review-rows.ts";
import { readReviewedProducts } from "./reviewed-products.ts";

type OwnRow = ReviewRow & { author_now: string };

const defaultPerPage = 24;

const ownColumns = `${reviewColumns}, (select ${authorName} from person where id = r.person_id) as author_now`;

/** A person's own reviews, newest first, those that the shop has hidden too. */
export async function listMyReviews(
  catalogue: CatalogueContext,
  personId: string,
  { page = 1, per_page: perPage = defaultPerPage }: MyReviewQuery,
): Promise<{ data: MyReview[]; meta: MyReviewListMeta }> {
  const { total, rows } = await onlyRow<{ total: number; rows: OwnRow[] | null }>(catalogue.database, {
    name: "list-my-reviews",
    text: `
      select
        (select count(*)::int from review where person_id = $1) as total,
        (select json_agg(own) from (
          select ${ownColumns} from review r where r.person_id = $1
          order by r.id desc limit $2::int offset $3::int
        ) own) as rows`,
    values: [personId, perPage, (page - 1) * perPage],
  });
  const data = await toMyReviews(catalogue, rows ?? []);
  return { data, meta: { total, page, per_page: perPage, pages: Math.ceil(total / perPage) } };
}

/**
 * One of a person's own reviews.
 *
 * @returns `not_found` for another's.
 */
export async function findMyReview(
  catalogue: CatalogueContext,
  personId: string,
  reviewId: string,
): Promise<MyReview | Refusal> {
  const { row } = await onlyRow<{ row: OwnRow | null }>(catalogue.database, {
    name: "find-my-review",
    text: `select (select to_json(own) from (
             select ${ownColumns} from review r where r.public_id = $1 and r.person_id = $2
           ) own) as row`,
    values: [reviewId, personId],
  });
  const [review] = await toMyReviews(catalogue, row ? [row] : []);
  return review ?? { refused: "not_found" };
}

async function toMyReviews(catalogue: CatalogueContext, rows: readonly OwnRow[]): Promise<MyReview[]> {
  const products = await readReviewedProducts(
    catalogue,
    rows.map(({ product_id }) => product_id),
  );
  return rows.flatMap((row) => {
    const product = products.get(row.product_id);
    return product ? [myReviewOf(row, product, catalogue.now)] : [];
  });
}

function myReviewOf(row: OwnRow, product: ReviewedProduct, now: Date): MyReview {
  const { hidden_at, hidden_reason, author_now } = row;
  return {
    ...reviewOf(row),
    copies: (row.pictures ?? []).flatMap(({ id, copied_from }) =>
      copied_from === null ? [] : [{ picture_id: id, upload_id: copied_from }],
    ),
    product,
    author_now,
    needs_use_declaration: needsUseDeclaration(row.bought_on, now),
    hidden:
      hidden_at === null || hidden_reason === null
        ? null
        : { hidden_at: isoTime(hidden_at), reason: hidden_reason },
  };
}
