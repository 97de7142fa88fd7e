import { madridDay } from "@recambia/contract/madrid-time";
import {
  type MyReviewListMeta,
  type MyReviewQuery,
  needsUseDeclaration,
  type Reviewable,
} from "@recambia/contract/reviews/schemas";
import type { CatalogueContext } from "../catalogue/index.ts";
import { onlyRow } from "../platform/database/database.ts";
import type { SignedIn } from "../platform/http/access/guard-customers.ts";
import type { Refusal } from "../platform/http/refusals/refusal.ts";
import { authorName } from "./lock-reviewer.ts";
import { lastPurchases } from "./purchases.ts";
import { readReviewedProducts } from "./reviewed-products.ts";

export type ReviewableRow = {
  product_id: number;
  order_id: string;
  number: string;
  placed_at: string | Date;
  delivered_at: string | Date;
  review_id: string | null;
  author: string;
};

const defaultPerPage = 24;

/** `$1` customer, `$2` person. */
const purchases = `
  select purchase.*, review.public_id as review_id, (select ${authorName} from person where id = $2) as author
  from (${lastPurchases}) purchase
  left join review on review.product_id = purchase.product_id and review.person_id = $2`;

/** Products that the customer has received and the person has not reviewed, latest first. */
export async function listReviewable(
  catalogue: CatalogueContext,
  { personId, customerId }: SignedIn,
  { page = 1, per_page: perPage = defaultPerPage }: MyReviewQuery,
): Promise<{ data: Reviewable[]; meta: MyReviewListMeta }> {
  const { total, rows } = await onlyRow<{ total: number; rows: ReviewableRow[] | null }>(catalogue.database, {
    name: "list-reviewable",
    text: `
      with unreviewed as (select * from (${purchases}) bought where review_id is null)
      select
        (select count(*)::int from unreviewed) as total,
        (select json_agg(shown) from (
          select * from unreviewed order by placed_at desc, product_id limit $3::int offset $4::int
        ) shown) as rows`,
    values: [customerId, personId, perPage, (page - 1) * perPage],
  });
  const data = await toReviewable(catalogue, rows ?? []);
  return { data, meta: { total, page, per_page: perPage, pages: Math.ceil(total / perPage) } };
}

/**
 * One product that a person's customer has bought and got, reviewed or not.
 *
 * @returns `not_found` for anything else.
 */
export async function findReviewable(
  catalogue: CatalogueContext,
  { personId, customerId }: SignedIn,
  productId: string,
): Promise<Reviewable | Refusal> {
  const { row } = await onlyRow<{ row: ReviewableRow | null }>(catalogue.database, {
    name: "find-reviewable",
    text: `select (select to_json(bought) from (${purchases}) bought
                   where product_id = (select id from product where public_id = $3)) as row`,
    values: [customerId, personId, productId],
  });
  const [reviewable] = await toReviewable(catalogue, row ? [row] : []);
  return reviewable ?? { refused: "not_found" };
}

/** Converts purchases for their buyer, without products that no longer exist. */
export async function toReviewable(
  catalogue: CatalogueContext,
  rows: readonly ReviewableRow[],
): Promise<Reviewable[]> {
  const products = await readReviewedProducts(
    catalogue,
    rows.map(({ product_id }) => product_id),
  );
  return rows.flatMap((row) => {
    const product = products.get(row.product_id);
    if (!product) return [];
    const bought_on = madridDay(new Date(row.placed_at));
    return {
      product,
      order: { id: row.order_id, number: row.number },
      bought_on,
      delivered_on: madridDay(new Date(row.delivered_at)),
      needs_use_declaration: needsUseDeclaration(bought_on, catalogue.now),
      review_id: row.review_id,
      author: row.author,
    };
  });
}
