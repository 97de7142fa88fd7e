import { type Locale, localePrefixes } from "@recambia/contract/locale";
import type { PaymentStart } from "@recambia/contract/orders/schemas";
import type { PaymentMeans } from "@recambia/contract/shop/schemas";
import type { Queryable } from "../../platform/database/database.ts";
import { countAttempt } from "../../platform/http/access/limit-attempts.ts";
import type { Context } from "../../platform/http/context.ts";
import type { Refusal } from "../../platform/http/refusals/refusal.ts";
import type { Payments } from "../../platform/payments/index.ts";
import { lockOwnOrder } from "../lock-order.ts";
import { isPayable } from "../order-actions.ts";
import type { OrderRow } from "../order-rows.ts";
import { endIfRecalled } from "../progress/end-recalled-orders.ts";

/** Path of the bank's notifications. */
export const notificationPath = "/payments/redsys/notification";

const starts = { name: "start-payment", most: 30, windowMinutes: 60 };
/** A collision of references is so unlikely (10^-17) that one retry suffices. */
const maxTries = 3;

/**
 * Starts a payment attempt for a customer's order. Each visit to the bank's page has a reference of its own, because the
 * bank accepts none twice.
 *
 * @returns the browser's next step; `not_found`; `conflict` when the order no longer awaits payment, or ends now because a
 *   product of it is recalled; `too_many_requests` after thirty attempts in an hour.
 */
export async function startPayment(
  context: Context,
  payments: Payments,
  asked: { customerId: string; orderId: string; locale: Locale },
): Promise<PaymentStart | Refusal> {
  const now = context.clock.now();
  return context.database.transaction(async (transaction) => {
    const order = await lockOwnOrder(transaction, asked.customerId, asked.orderId);
    if (!order) return { refused: "not_found" };
    const adapter = payments.adapterFor(order.payment_method);
    if (!adapter || !order.pay_until || !isPayable(order, now)) return { refused: "conflict" };
    if (await endIfRecalled(transaction, order, now)) return { refused: "conflict" };
    if (!(await countAttempt(transaction, starts, order.public_id, now)))
      return { refused: "too_many_requests" };
    const reference = await openPayment(transaction, order, adapter.newReference, now);
    const { shopOrigin } = context.config;
    return adapter.start({
      method: order.payment_method,
      reference,
      amountCents: order.total_cents,
      description: order.number,
      locale: asked.locale,
      payUntil: new Date(order.pay_until),
      returnAddress: `${shopOrigin}${localePrefixes[asked.locale]}/orders/${order.public_id}`,
      notificationAddress: `${shopOrigin}${notificationPath}`,
    });
  });
}

/** Inserts the attempt, or finds the existing one: a transfer has the order number as reference. */
async function openPayment(
  transaction: Queryable,
  order: OrderRow,
  newReference: (() => string) | null,
  now: Date,
): Promise<string> {
  const note = (method: PaymentMeans, reference: string) =>
    transaction.rows({
      name: "open-payment",
      text: `insert into payment (order_id, method, reference, amount_cents, state, created_at)
             values ($1, $2, $3, $4, 'open', $5) on conflict (reference) do nothing returning id`,
      values: [order.id, method, reference, order.total_cents, now],
    });
  if (!newReference) {
    await note(order.payment_method, order.number);
    return order.number;
  }
  for (let tries = 0; tries < maxTries; tries += 1) {
    const reference = newReference();
    if ((await note(order.payment_method, reference)).length > 0) return reference;
  }
  throw new Error("No fresh reference for a payment");
}
