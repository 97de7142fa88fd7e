import type { Locale } from "@recambia/contract/locale";
import { madridDay } from "@recambia/contract/madrid-time";
import { needsUseDeclaration, type WriteReviewBody } from "@recambia/contract/reviews/schemas";
import { type Database, onlyRow, type Queryable } from "../platform/database/database.ts";
import { isRefusal, type Refusal, refuseField } from "../platform/http/refusals/refusal.ts";
import { randomPublicId } from "../platform/public-id.ts";
import { tidyText } from "../platform/tidy-text.ts";
import { type GuestReviewer, lockGuestReviewer, lockReviewer, type Reviewer } from "./lock-reviewer.ts";
import { reviewMessages } from "./messages.ts";
import { checkPictures, claimPictures } from "./pictures/claim-pictures.ts";
import { lastPurchases } from "./purchases.ts";
import { lockRating, refreshRating } from "./refresh-rating.ts";

type Purchase = { product_id: number; order_line_id: string; placed_at: Date; review_id: string | null };
/** The reviewer: a person, or a guest for an order whose email they have proved. */
type Writer = { personId: string } | { customerId: string; orderId: string };
type Asked = { by: Writer; locale: Locale; body: WriteReviewBody; now: Date };

/**
 * Publishes a review of a product that the author's customer has bought and received, and updates the product's average.
 * People review a product once, guests once per email and without pictures. A purchase of more than 30 days ago requires the
 * declaration of recent use, whose time is stored (consumer code art. 20.4).
 *
 * @returns the review's id; `validation_failed` on `product_id` (not bought and received, or already reviewed),
 *   `used_recently` or `pictures`; `unauthenticated` when the account was deleted, or the guest's order belongs to an account
 *   by now.
 */
export async function writeReview(database: Database, asked: Asked): Promise<string | Refusal> {
  return database.transaction(async (transaction) => {
    const { by } = asked;
    const reviewer =
      "personId" in by
        ? await lockReviewer(transaction, by.personId)
        : await lockGuestReviewer(transaction, by);
    if (!reviewer) return { refused: "unauthenticated" };
    const purchase = await findPurchase(transaction, reviewer, asked.body.product_id);
    if (!purchase) return refuseField("product_id", reviewMessages.review_not_bought);
    if (purchase.review_id !== null) return refuseField("product_id", reviewMessages.review_twice);
    const boughtOn = madridDay(purchase.placed_at);
    if (!asked.body.used_recently && needsUseDeclaration(boughtOn, asked.now)) {
      return refuseField("used_recently", reviewMessages.review_needs_use);
    }
    const objection = await checkPictures(transaction, {
      personId: "personId" in reviewer ? reviewer.personId : null,
      reviewKey: null,
      pictureIds: asked.body.pictures,
    });
    if (isRefusal(objection)) return objection;
    await lockRating(transaction, purchase.product_id);
    const written = await insertReview(transaction, asked, {
      ...purchase,
      boughtOn,
      reviewer,
    });
    await claimPictures(transaction, written.key, asked.body.pictures, asked.now);
    await refreshRating(transaction, purchase.product_id);
    return written.id;
  });
}

async function findPurchase(
  transaction: Queryable,
  reviewer: Reviewer | GuestReviewer,
  productId: string,
): Promise<Purchase | undefined> {
  const isPerson = "personId" in reviewer;
  const [purchase] = await transaction.rows<Purchase>({
    name: isPerson ? "find-purchase" : "find-purchase-of-guest",
    text: `
      select purchase.product_id, purchase.order_line_id, purchase.placed_at, (
        select review.public_id from review
        where review.product_id = product.id and ${isPerson ? "review.person_id = $2" : writtenBy("$2")} limit 1
      ) as review_id
      from product
      join (${lastPurchases}) purchase on purchase.product_id = product.id
      where product.public_id = $3`,
    values: [reviewer.customerId, isPerson ? reviewer.personId : reviewer.email, productId],
  });
  return purchase;
}

/** A guest is an email: a review for another order with it counts, and that of the account with it. */
function writtenBy(email: string): string {
  return `(review.guest_order_id in (select id from customer_order where email = ${email})
    or review.person_id in (select id from person where email = ${email}))`;
}

async function insertReview(
  transaction: Queryable,
  { locale, body, now }: Asked,
  bought: Purchase & { boughtOn: string; reviewer: Reviewer | GuestReviewer },
): Promise<{ key: string; id: string }> {
  const id = randomPublicId();
  const { reviewer } = bought;
  const { key } = await onlyRow<{ key: string }>(transaction, {
    text: `
      insert into review (public_id, product_id, person_id, order_line_id, bought_on, used_recently_at, rating,
        title, body, author, locale, created_at, guest_order_id)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning id as key`,
    values: [
      id,
      bought.product_id,
      "personId" in reviewer ? reviewer.personId : null,
      bought.order_line_id,
      bought.boughtOn,
      body.used_recently ? now : null,
      body.rating,
      tidyText(body.title),
      tidyText(body.text),
      reviewer.author,
      locale,
      now,
      "personId" in reviewer ? null : reviewer.orderKey,
    ],
  });
  return { key, id };
}
