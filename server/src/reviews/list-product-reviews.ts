import {
  type Review,
  type ReviewListMeta,
  type ReviewQuery,
  type ReviewSort,
  type ReviewSummary,
  stars,
} from "@recambia/contract/reviews/schemas";
import type { Queryable } from "../platform/database/database.ts";
import type { Refusal } from "../platform/http/refusals/refusal.ts";
import { type ReviewRow, reviewColumns, reviewOf } from "./review-rows.ts";

const defaultPerPage = 10;

/** Numbers of reviews with the same rating: all, hidden, and shown with pictures. */
type Tally = [rating: number, count: number, hidden: number, pictured: number];

const hasPictures = "exists (select from review_picture picture where picture.review_id = r.id)";

const orders: Record<ReviewSort, string> = {
  newest: "r.created_at desc, r.id desc",
  best: "r.rating desc, r.created_at desc, r.id desc",
  worst: "r.rating, r.created_at desc, r.id desc",
  pictures: `${hasPictures} desc, r.created_at desc, r.id desc`,
};

/** `$1` slug, `$2` stars or null, `$3` how many, `$4` after how many. */
function listText(sort: ReviewSort): string {
  return `
    select
      (select json_agg(json_build_array(rating, count, hidden, pictured)) from (
        select r.rating, count(*)::int as count, count(r.hidden_at)::int as hidden,
          count(*) filter (where r.hidden_at is null and ${hasPictures})::int as pictured
        from review r where r.product_id = p.id group by r.rating
      ) tally) as tallies,
      (select json_agg(shown) from (
        select ${reviewColumns} from review r
        where r.product_id = p.id and r.hidden_at is null and ($2::int is null or r.rating = $2)
        order by ${orders[sort]} limit $3::int offset $4::int
      ) shown) as rows
    from product p where p.slug = $1 and p.is_active`;
}

/**
 * The reviews of a product that are shown, in every language, and what all of them add up to: the
 * stars of hidden ones count (docs/decisions/027).
 *
 * @returns `not_found` for an unknown or withdrawn product.
 */
export async function listProductReviews(
  database: Queryable,
  slug: string,
  query: ReviewQuery,
): Promise<{ data: Review[]; meta: ReviewListMeta } | Refusal> {
  const { sort = "newest", page = 1, per_page: perPage = defaultPerPage } = query;
  const [found] = await database.rows<{ tallies: Tally[] | null; rows: ReviewRow[] | null }>({
    name: `list-product-reviews-${sort}`,
    text: listText(sort),
    values: [slug, query.stars ?? null, perPage, (page - 1) * perPage],
  });
  if (!found) return { refused: "not_found" };
  const tallies = found.tallies ?? [];
  const total = tallies
    .filter(([rating]) => query.stars === undefined || rating === query.stars)
    .reduce((sum, [, count, hidden]) => sum + count - hidden, 0);
  return {
    data: (found.rows ?? []).map(reviewOf),
    meta: {
      total,
      page,
      per_page: perPage,
      pages: Math.ceil(total / perPage),
      summary: summaryOf(tallies),
    },
  };
}

function summaryOf(tallies: readonly Tally[]): ReviewSummary {
  const counts = new Map(tallies.map(([rating, count]) => [rating, count]));
  const count = tallies.reduce((sum, tally) => sum + tally[1], 0);
  const points = tallies.reduce((sum, [rating, of]) => sum + rating * of, 0);
  return {
    average: count === 0 ? null : Math.round((points / count) * 10) / 10,
    count,
    distribution: stars.map((rating) => ({ stars: rating, count: counts.get(rating) ?? 0 })).reverse(),
    with_pictures: tallies.reduce((sum, [, , , pictured]) => sum + pictured, 0),
    hidden: tallies.reduce((sum, [, , hidden]) => sum + hidden, 0),
  };
}
