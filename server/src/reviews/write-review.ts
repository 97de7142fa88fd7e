import type { Locale } from "@recambia/contract/locale";
import { madridDay } from "@recambia/contract/madrid-time";
import { needsUseDeclaration, type WriteReviewBody } from "@recambia/contract/reviews";
import { type Database, onlyRow, type Queryable } from "../platform/database/database.ts";
import { isRefusal, type Refusal, refuseField } from "../platform/http/refusal.ts";
import { randomPublicId } from "../platform/public-id.ts";
import { checkPictures, claimPictures } from "./claim-pictures.ts";
import { lockReviewer } from "./lock-reviewer.ts";
import { lastPurchases } from "./purchases.ts";
import { lockRating, refreshRating } from "./refresh-rating.ts";
import { tidyText } from "./tidy-text.ts";

type Purchase = { product_id: number; order_line_id: string; placed_at: Date; review_id: string | null };
type Asked = { personId: string; locale: Locale; body: WriteReviewBody; now: Date };

/**
 * Publishes a person's review of something that their customer has bought and got, with its stars in
 * the product's average. Once per person and product; a purchase of more than 30 days ago needs the
 * declaration of recent use, whose moment is kept (consumer code art. 20.4, `law.md` 8.2).
 *
 * @returns the review's id; `validation_failed` naming `product_id` (not bought and got, or reviewed
 *   already), `used_recently` or `pictures`; `unauthenticated` when the person has left.
 */
export async function writeReview(database: Database, asked: Asked): Promise<string | Refusal> {
  return database.transaction(async (transaction) => {
    const reviewer = await lockReviewer(transaction, asked.personId);
    if (!reviewer) return { refused: "unauthenticated" };
    const purchase = await findPurchase(transaction, reviewer, asked.body.product_id);
    if (!purchase) return refuseField("product_id", "review_not_bought");
    if (purchase.review_id !== null) return refuseField("product_id", "review_twice");
    const boughtOn = madridDay(purchase.placed_at);
    if (!asked.body.used_recently && needsUseDeclaration(boughtOn, asked.now)) {
      return refuseField("used_recently", "review_needs_use");
    }
    const objection = await checkPictures(transaction, {
      personId: reviewer.personId,
      reviewKey: null,
      pictureIds: asked.body.pictures,
    });
    if (isRefusal(objection)) return objection;
    await lockRating(transaction, purchase.product_id);
    const written = await insertReview(transaction, asked, {
      ...purchase,
      boughtOn,
      author: reviewer.author,
    });
    await claimPictures(transaction, written.key, asked.body.pictures);
    await refreshRating(transaction, purchase.product_id);
    return written.id;
  });
}

async function findPurchase(
  transaction: Queryable,
  { personId, customerId }: { personId: string; customerId: string },
  productId: string,
): Promise<Purchase | undefined> {
  const [purchase] = await transaction.rows<Purchase>({
    name: "find-purchase",
    text: `
      select purchase.product_id, purchase.order_line_id, purchase.placed_at, review.public_id as review_id
      from product
      join (${lastPurchases}) purchase on purchase.product_id = product.id
      left join review on review.product_id = product.id and review.person_id = $2
      where product.public_id = $3`,
    values: [customerId, personId, productId],
  });
  return purchase;
}

async function insertReview(
  transaction: Queryable,
  { personId, locale, body, now }: Asked,
  bought: Purchase & { boughtOn: string; author: string },
): Promise<{ key: string; id: string }> {
  const id = randomPublicId();
  const { key } = await onlyRow<{ key: string }>(transaction, {
    text: `
      insert into review (public_id, product_id, person_id, order_line_id, bought_on, used_recently_at, rating,
        title, body, author, locale, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id as key`,
    values: [
      id,
      bought.product_id,
      personId,
      bought.order_line_id,
      bought.boughtOn,
      body.used_recently ? now : null,
      body.rating,
      tidyText(body.title),
      tidyText(body.text),
      bought.author,
      locale,
      now,
    ],
  });
  return { key, id };
}
