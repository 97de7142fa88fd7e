import { createHash } from "node:crypto";
import type { PlaceOrderBody } from "@recambia/contract/checkout/schemas";
import type { Order } from "@recambia/contract/orders/schemas";
import { legalVersions } from "@recambia/contract/shop/legal";
import { identificationOf, tellAddress, touchAddress } from "../../addresses/index.ts";
import { emptyCart, type HeldCart, knowCart, lockOwnersCart } from "../../cart/index.ts";
import type { Reading } from "../../catalogue/index.ts";
import { findOrder, type OrderRow, recordOrderEvent, tellOrder } from "../../orders/index.ts";
import { bumpRevision } from "../../platform/catalogue-revision.ts";
import type { Database, Queryable } from "../../platform/database/database.ts";
import { isRefusal, type Refusal } from "../../platform/http/refusals/refusal.ts";
import { randomPublicId } from "../../platform/public-id.ts";
import { type Buyer, buyerColumns, cartOwner } from "../buyer.ts";
import { fingerprintOf, makeOffer, type Offer, type OfferGround } from "../quotes/make-offer.ts";
import { payUntil } from "../quotes/pay-until.ts";
import { type BuyersOrder, type KeptQuote, readStanding } from "../quotes/quote-statements.ts";
import { insertOrder, type NewOrder } from "./insert-order.ts";
import { takeStock } from "./take-stock.ts";
import { countGuestOrder, lockUnpaidLimits, refuseBeyondLimits } from "./unpaid-limits.ts";

/** What is asked: to order by a quote, under a key that makes asking twice the same as asking once. */
export type OrderRequest = PlaceOrderBody & { key: string };

/** The order that was placed now, one that was placed before, or why there is none. */
type Outcome = { placed: OrderRow } | BuyersOrder | Refusal;

/**
 * Orders what a quote offers, in one transaction: the cart is locked, all is computed anew and must
 * be what was quoted, the stock is taken, the order written, the cart emptied (product decisions §8).
 * The same key, or the same quote again, leads to the same order.
 *
 * @returns the order; `conflict` for a key that something else was asked under, `quote_outdated` when
 *   the quote is not the buyer's, has expired or is no longer what the shop offers, `out_of_stock`
 *   naming the lines, `unpaid_orders_limit`, `too_many_requests` for a guest, `validation_failed` for a quote that could not be ordered
 *   when it was made.
 *   Nothing has changed after a refusal.
 */
export async function placeOrder(
  ground: OfferGround & { database: Database },
  reading: Reading,
  buyer: Buyer,
  request: OrderRequest,
): Promise<Order | Refusal> {
  const outcome = await ground.database.transaction((transaction) =>
    decideOrder(ground, { ...reading, database: transaction }, buyer, request),
  );
  if (isRefusal(outcome)) return outcome;
  if ("placed" in outcome) return tellOrder(outcome.placed, ground.shop, reading.now);
  const order = await findOrder(ground, outcome.customerId, outcome.orderId, reading.now);
  return order ?? { refused: "not_found" };
}

async function decideOrder(
  ground: OfferGround,
  reading: Reading,
  buyer: Buyer,
  request: OrderRequest,
): Promise<Outcome> {
  const { database: transaction, now } = reading;
  // One order of a buyer at a time, so that what follows is known to nobody else.
  const cart = await lockOwnersCart(transaction, cartOwner(buyer));
  const { answered, placed, quote } = await readStanding(transaction, buyer, request.key, request.quote_id);
  const requestHash = hashOf(request);
  if (answered) {
    return answered.requestHash === requestHash && answered.order ? answered.order : { refused: "conflict" };
  }
  if (placed) {
    await answerKey(transaction, buyer, request.key, requestHash, placed.key, now);
    return placed;
  }
  if (!quote || !cart || !isStanding(quote, cart, request, now)) return { refused: "quote_outdated" };
  await lockUnpaidLimits(transaction, buyer, quote.wish.guest?.email ?? "");
  const known = await knowCart(transaction, cart);
  const offer = await makeOffer(ground, reading, buyer, quote.wish, known);
  if (isRefusal(offer)) return { refused: "quote_outdated" };
  const refusal = objectionTo(ground, buyer, offer, quote);
  if (refusal) return refusal;
  if (!(await countGuestOrder(transaction, buyer, offer.email, now))) return { refused: "too_many_requests" };
  const toldDifferently = await takeStock(transaction, offer.lines);
  if (toldDifferently === null) {
    // Others were faster. The products are locked now: what is read is what there is.
    const left = await makeOffer(ground, reading, buyer, quote.wish, await knowCart(transaction, cart));
    return (
      (isRefusal(left) ? null : objectionTo(ground, buyer, left, quote)) ?? { refused: "quote_outdated" }
    );
  }
  const order = newOrder(ground, reading, buyer, { request, requestHash, quote, offer });
  const orderKey = await insertOrder(transaction, order);
  const cents = offer.totals.total_cents;
  const event = { kind: "placed", at: now, actor: "customer", cents } as const;
  const placedOrder = await recordOrderEvent(transaction, orderKey, event);
  await emptyCart(transaction, cartOwner(buyer), cart, now);
  if (order.address && "personId" in buyer) {
    await touchAddress(transaction, buyer.customerId, order.address.id, now);
  }
  if (toldDifferently.length > 0) await bumpRevision(transaction, toldDifferently);
  return { placed: placedOrder };
}

function hashOf({ quote_id, terms_version }: PlaceOrderBody): string {
  return createHash("sha256")
    .update(JSON.stringify([quote_id, terms_version]))
    .digest("base64url");
}

/** The quote is fresh, of this cart as it is, and under the terms that are in force and were accepted. */
function isStanding(quote: KeptQuote, cart: HeldCart, request: OrderRequest, now: Date): boolean {
  return (
    quote.expiresAt > now &&
    quote.cartId === cart.id &&
    quote.cartVersion === cart.version &&
    request.terms_version === legalVersions.terms
  );
}

/** Why what would be sold now is not what can be ordered by the quote; null: it is. */
function objectionTo({ shop }: OfferGround, buyer: Buyer, offer: Offer, quote: KeptQuote): Refusal | null {
  const short = offer.problems.filter(({ problem }) => problem === "out_of_stock");
  const [first] = short;
  if (first) {
    const fields = short.map(({ line_id, available }) => [
      line_id,
      { text: "left_in_stock", values: { available: available ?? 0 } },
    ]);
    return {
      refused: "out_of_stock",
      values: { available: first.available ?? 0 },
      fields: Object.fromEntries(fields),
    };
  }
  if (fingerprintOf(offer) !== quote.fingerprint) return { refused: "quote_outdated" };
  if (offer.problems.some(({ problem }) => problem === "unpaid_orders_limit")) {
    return refuseBeyondLimits(shop.unpaid_limits, buyer);
  }
  return offer.problems.length > 0
    ? { refused: "validation_failed", fields: { quote_id: { text: "quote_has_problems" } } }
    : null;
}

function newOrder(
  { seal }: OfferGround,
  { locale, now }: Reading,
  buyer: Buyer,
  decided: { request: OrderRequest; requestHash: string; quote: KeptQuote; offer: Offer },
): NewOrder {
  const { request, requestHash, quote, offer } = decided;
  const publicId = randomPublicId();
  const address = offer.method === "pickup" ? null : offer.address;
  // Customs need the number whole; elsewhere the order has no use for it.
  const identification = address && offer.area === "cuba" ? identificationOf(address, seal) : "";
  const customerId = "personId" in buyer ? buyer.customerId : randomPublicId();
  return {
    buyer,
    customerId,
    publicId,
    offer,
    quoteId: request.quote_id,
    key: request.key,
    requestHash,
    termsVersion: request.terms_version,
    promisedBy: quote.promisedBy,
    payUntil: payUntil(offer.paymentMethod, now),
    locale,
    address: address && tellAddress(address, seal, locale),
    identification: seal.seal(identification, { customerId, addressId: publicId }),
    now,
  };
}

async function answerKey(
  transaction: Queryable,
  buyer: Buyer,
  key: string,
  requestHash: string,
  orderKey: number,
  now: Date,
): Promise<void> {
  const { personId, visitorHash } = buyerColumns(buyer);
  await transaction.rows({
    name: "answer-key",
    text: `insert into idempotency_key (person_id, visitor_hash, key, request_hash, order_id, created_at)
           values ($1, $2, $3, $4, $5, $6)`,
    values: [personId, visitorHash, key, requestHash, orderKey, now],
  });
}
