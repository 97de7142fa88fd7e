import { createHash } from "node:crypto";
import type { PlaceOrderBody } from "@recambia/contract/checkout/schemas";
import type { Order } from "@recambia/contract/orders/schemas";
import { legalVersions } from "@recambia/contract/shop/legal";
import { identificationOf, toAddress, touchAddress } from "../../addresses/index.ts";
import { emptyCart, lockOwnersCart, resolveCart, type StoredCart } from "../../cart/index.ts";
import type { CatalogueContext } from "../../catalogue/index.ts";
import { findOrder, keepOrderTexts, type OrderRow, recordOrderEvent, toOrder } from "../../orders/index.ts";
import { bumpRevision } from "../../platform/catalogue-revision.ts";
import type { Database, Queryable } from "../../platform/database/database.ts";
import { isRefusal, type Refusal } from "../../platform/http/refusals/refusal.ts";
import { randomPublicId } from "../../platform/public-id.ts";
import { type Buyer, buyerColumns, cartOwner } from "../buyer.ts";
import { checkoutMessages } from "../messages.ts";
import { type CheckoutDeps, draftOrder, fingerprintOf, type OrderDraft } from "../quotes/draft-order.ts";
import { payUntil } from "../quotes/pay-until.ts";
import { type BuyersOrder, readPriorRequest, type StoredQuote } from "../quotes/quote-statements.ts";
import { insertOrder, type NewOrder } from "./insert-order.ts";
import { takeStock } from "./take-stock.ts";
import { countGuestOrder, lockUnpaidLimits, refuseBeyondLimits } from "./unpaid-limits.ts";

/** A request to order by a quote, with its idempotency key. */
export type OrderRequest = PlaceOrderBody & { key: string };

/** A new order, an order placed earlier by the same request, or a refusal. */
type Outcome = { placed: OrderRow } | BuyersOrder | Refusal;

/**
 * Places an order from a quote in one transaction: locks the cart, drafts the order again and compares it with the quote,
 * takes the stock, writes the order and empties the cart (product decisions §8). Idempotent: the same key, or the same
 * quote, returns the same order.
 *
 * @returns the order; `conflict` for a key that was used for another request; `quote_outdated` when the quote is not the
 *   buyer's, has expired or differs from a fresh draft; `out_of_stock` naming the lines; `unpaid_orders_limit`;
 *   `too_many_requests` for a guest; `validation_failed` for a quote with problems. A refusal changes nothing.
 */
export async function placeOrder(
  deps: CheckoutDeps & { database: Database },
  catalogue: CatalogueContext,
  buyer: Buyer,
  request: OrderRequest,
): Promise<Order | Refusal> {
  const outcome = await deps.database.transaction((transaction) =>
    placeOrderLocked(deps, { ...catalogue, database: transaction }, buyer, request),
  );
  if (isRefusal(outcome)) return outcome;
  if ("placed" in outcome) return toOrder(outcome.placed, deps.shop, catalogue);
  const order = await findOrder(deps, outcome.customerId, outcome.orderId, catalogue.now);
  return order ?? { refused: "not_found" };
}

async function placeOrderLocked(
  deps: CheckoutDeps,
  catalogue: CatalogueContext,
  buyer: Buyer,
  request: OrderRequest,
): Promise<Outcome> {
  const { database: transaction, now } = catalogue;
  await lockCustomer(transaction, buyer);
  // The lock serializes the orders of a buyer.
  const cart = await lockOwnersCart(transaction, cartOwner(buyer));
  const { answered, placed, quote } = await readPriorRequest(
    transaction,
    buyer,
    request.key,
    request.quote_id,
  );
  const requestHash = hashOf(request);
  if (answered) {
    return answered.requestHash === requestHash && answered.order ? answered.order : { refused: "conflict" };
  }
  if (placed) {
    await storeIdempotencyKey(transaction, buyer, request.key, requestHash, placed.key, now);
    return placed;
  }
  if (!quote || !cart || !isQuoteCurrent(quote, cart, request, now)) return { refused: "quote_outdated" };
  await lockUnpaidLimits(transaction, buyer, quote.wish.guest?.email ?? "");
  const resolved = await resolveCart(transaction, cart);
  const draft = await draftOrder(deps, catalogue, buyer, quote.wish, resolved);
  if (isRefusal(draft)) return { refused: "quote_outdated" };
  const refusal = findProblem(deps, buyer, draft, quote);
  if (refusal) return refusal;
  if (!(await countGuestOrder(transaction, buyer, draft.email, now))) return { refused: "too_many_requests" };
  const changedProducts = await takeStock(transaction, draft.lines);
  if (changedProducts === null) {
    // Concurrent orders took the stock. The products are locked now, so a second draft sees the final stock.
    const redraft = await draftOrder(
      deps,
      catalogue,
      buyer,
      quote.wish,
      await resolveCart(transaction, cart),
    );
    return (
      (isRefusal(redraft) ? null : findProblem(deps, buyer, redraft, quote)) ?? { refused: "quote_outdated" }
    );
  }
  const order = newOrder(deps, catalogue, buyer, { request, requestHash, quote, draft });
  const orderKey = await insertOrder(transaction, order);
  await keepOrderTexts(transaction, orderKey, { shop: deps.shop, locale: order.locale, now });
  const cents = draft.totals.total_cents;
  const event = { kind: "placed", at: now, actor: "customer", cents } as const;
  const placedOrder = await recordOrderEvent(transaction, orderKey, event);
  await emptyCart(transaction, cartOwner(buyer), cart, now);
  if (order.address && "personId" in buyer) {
    await touchAddress(transaction, buyer.customerId, order.address.id, now);
  }
  if (changedProducts.length > 0) await bumpRevision(transaction, changedProducts);
  return { placed: placedOrder };
}

/**
 * Locks the customer before the cart, as deleting the account does: the order's foreign keys would lock it after the cart,
 * and could deadlock.
 */
async function lockCustomer(transaction: Queryable, buyer: Buyer): Promise<void> {
  if (!("personId" in buyer)) return;
  await transaction.rows({
    name: "lock-customer-of-order",
    text: "select 1 from customer where id = $1 for key share",
    values: [buyer.customerId],
  });
}

function hashOf({ quote_id, terms_version }: PlaceOrderBody): string {
  return createHash("sha256")
    .update(JSON.stringify([quote_id, terms_version]))
    .digest("base64url");
}

/** Whether the quote has not expired, is for the current cart, and the current terms were accepted. */
function isQuoteCurrent(quote: StoredQuote, cart: StoredCart, request: OrderRequest, now: Date): boolean {
  return (
    quote.expiresAt > now &&
    quote.cartId === cart.id &&
    quote.cartVersion === cart.version &&
    request.terms_version === legalVersions.terms
  );
}

/** Returns the refusal if a fresh draft cannot be ordered or differs from the quote; null if it can. */
function findProblem(
  { shop }: CheckoutDeps,
  buyer: Buyer,
  draft: OrderDraft,
  quote: StoredQuote,
): Refusal | null {
  const short = draft.problems.filter(({ problem }) => problem === "out_of_stock");
  const [first] = short;
  if (first) {
    const fields = short.map(({ line_id, available }) => [
      line_id,
      { text: checkoutMessages.left_in_stock, values: { available: available ?? 0 } },
    ]);
    return {
      refused: "out_of_stock",
      values: { available: first.available ?? 0 },
      fields: Object.fromEntries(fields),
    };
  }
  if (fingerprintOf(draft) !== quote.fingerprint) return { refused: "quote_outdated" };
  if (draft.problems.some(({ problem }) => problem === "unpaid_orders_limit")) {
    return refuseBeyondLimits(shop.unpaid_limits, buyer);
  }
  return draft.problems.length > 0
    ? { refused: "validation_failed", fields: { quote_id: { text: checkoutMessages.quote_has_problems } } }
    : null;
}

function newOrder(
  { shop, seal }: CheckoutDeps,
  { locale, now }: CatalogueContext,
  buyer: Buyer,
  sources: { request: OrderRequest; requestHash: string; quote: StoredQuote; draft: OrderDraft },
): NewOrder {
  const { request, requestHash, quote, draft } = sources;
  const publicId = randomPublicId();
  const address = draft.method === "pickup" ? null : draft.address;
  // Only customs need the full number.
  const identification = address && draft.area === "cuba" ? identificationOf(address, seal) : "";
  const customerId = "personId" in buyer ? buyer.customerId : randomPublicId();
  return {
    buyer,
    customerId,
    publicId,
    draft,
    quoteId: request.quote_id,
    key: request.key,
    requestHash,
    termsVersion: request.terms_version,
    promisedBy: quote.promisedBy,
    payUntil: payUntil(shop, { ...draft, method: draft.paymentMethod }, now),
    locale,
    // For carriers and customs, whatever language the order is in.
    address: address && toAddress(address, seal, "es"),
    identification: seal.seal(identification, { customerId, addressId: publicId }),
    now,
  };
}

async function storeIdempotencyKey(
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
