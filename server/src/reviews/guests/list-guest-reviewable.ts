import type { Reviewable } from "@recambia/contract/reviews/schemas";
import type { CatalogueContext } from "../../catalogue/index.ts";
import { type ReviewableRow, toReviewable } from "../list-reviewable.ts";
import { lastPurchases } from "../purchases.ts";

/** Delivered products of a guest's order, reviewed or not. */
export async function listGuestReviewable(
  catalogue: CatalogueContext,
  customerId: string,
): Promise<Reviewable[]> {
  const rows = await catalogue.database.rows<ReviewableRow>({
    name: "list-guest-reviewable",
    text: `
      select purchase.product_id, purchase.order_id, purchase.number, purchase.placed_at, purchase.delivered_at,
        review.public_id as review_id, left(split_part(btrim(o.name), ' ', 1), 60) as author
      from (${lastPurchases}) purchase
      join customer_order o on o.public_id = purchase.order_id
      left join review on review.product_id = purchase.product_id and review.guest_order_id = o.id
      order by purchase.product_id`,
    values: [customerId],
  });
  return toReviewable(catalogue, rows);
}
