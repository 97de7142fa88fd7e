import { bumpRevision } from "../platform/catalogue-revision.ts";
import type { Queryable } from "../platform/database/database.ts";
import type { Context } from "../platform/http/app.ts";
import type { SignedIn } from "../platform/http/guard-customers.ts";
import { isRefusal, type Refusal } from "../platform/http/refusal.ts";
import { changeOrderState } from "./change-order-state.ts";
import { createRefund, unrefundedCents } from "./create-refund.ts";
import { cancellationObjection } from "./order-actions.ts";
import { type Actor, lockNumberedOrder, lockOwnOrder, type OrderRow } from "./order-rows.ts";
import { releaseStock } from "./release-stock.ts";

/**
 * Ends one of a customer's orders before it leaves the shop (product decisions §8): its pieces go
 * back on sale, and what has been paid is owed back whole.
 *
 * @returns null when done; `not_found`, `order_shipped`, `order_made_to_order` or `conflict`.
 */
export async function cancelOrder(
  { database, clock }: Pick<Context, "database" | "clock">,
  { customerId }: SignedIn,
  publicId: string,
): Promise<Refusal | null> {
  return database.transaction(async (transaction) => {
    const order = await lockOwnOrder(transaction, customerId, publicId);
    if (!order) return { refused: "not_found" };
    const objection = cancellationObjection(order);
    if (objection) return { refused: objection };
    return endOrder(transaction, order, { kind: "cancelled", actor: "customer", at: clock.now() });
  });
}

/**
 * Ends an order before it leaves, for the shop: it can't be delivered, say.
 *
 * @param reason told to the customer.
 * @returns null when done; `not_found`, `order_shipped` or `conflict`.
 */
export async function cancelForShop(
  { database, clock }: Pick<Context, "database" | "clock">,
  number: string,
  reason: string,
): Promise<Refusal | null> {
  return database.transaction(async (transaction) => {
    const order = await lockNumberedOrder(transaction, number);
    if (!order) return { refused: "not_found" };
    return endOrder(transaction, order, { kind: "cancelled", actor: "shop", at: clock.now(), reason });
  });
}

/** Why and by whom a locked order is ended. */
type Ending = { kind: "cancelled" | "expired"; actor: Actor; at: Date; reason?: string };

/** Ends a locked order that has not left the shop. Its last statement bumps the catalogue's revision. */
export async function endOrder(
  transaction: Queryable,
  order: OrderRow,
  { kind, actor, at, reason }: Ending,
): Promise<Refusal | null> {
  if (order.parcels.length > 0) return { refused: "order_shipped" };
  const paidCents = unrefundedCents(order);
  const event = {
    kind,
    actor,
    at,
    ...(reason ? { text: reason } : {}),
    ...(paidCents > 0 ? { cents: paidCents } : {}),
  };
  const ended = await changeOrderState(transaction, order.id, "cancelled", event);
  if (isRefusal(ended)) return ended;
  if (paidCents > 0) await repayAll(transaction, ended, { paidCents, at, reason: reason ?? "Cancelled" });
  const toldDifferently = await releaseStock(transaction, order.id);
  if (toldDifferently.length > 0) await bumpRevision(transaction, toldDifferently);
  return null;
}

async function repayAll(
  transaction: Queryable,
  order: OrderRow,
  { paidCents, at, reason }: { paidCents: number; at: Date; reason: string },
): Promise<void> {
  const lines = order.lines.map(({ public_id, quantity, line_cents, core_deposit_cents }) => ({
    line_id: public_id,
    quantity,
    cents: line_cents,
    core_deposit_cents,
  }));
  const content = { lines, shipping_cents: order.shipping_cents, deduction_cents: 0 };
  const refund = await createRefund(transaction, order, {
    cause: "cancelled",
    reason,
    amountCents: paidCents,
    content,
    at,
  });
  if (isRefusal(refund)) throw new Error(`What order ${order.id} was paid could not be owed back`);
}
