import type { OrderState } from "@recambia/contract/orders/order-states";
import type { OrderEventKind } from "@recambia/contract/orders/schemas";
import type { PaymentMeans } from "@recambia/contract/shop/schemas";
import { onlyRow } from "../../src/platform/database/database.ts";
import { randomPublicId } from "../../src/platform/public-id.ts";
import type { TestShop } from "../shop/test-shop.ts";
import type { MadeOrder } from "./made-order.ts";

export async function addEvent(
  { database }: TestShop,
  orderId: number,
  state: OrderState,
  kind: OrderEventKind,
  at: Date,
): Promise<void> {
  await database.rows({
    text: "insert into order_event (order_id, at, kind, state, actor) values ($1, $2, $3, $4, 'shop')",
    values: [orderId, at, kind, state],
  });
}

export async function insertPayment(
  { database }: TestShop,
  order: MadeOrder,
  method: PaymentMeans,
  isPaid: boolean,
  at: Date,
): Promise<void> {
  if (method !== "transfer" && !isPaid) return;
  await database.rows({
    text: `insert into payment (order_id, method, reference, amount_cents, state, created_at, settled_at)
           values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [
      order.id,
      method,
      method === "transfer" ? order.number : `bank-${randomPublicId()}`,
      order.totalCents,
      isPaid ? "paid" : "open",
      at,
      isPaid ? at : null,
    ],
  });
}

export async function insertParcel(
  { database }: TestShop,
  order: MadeOrder,
  shippedAt: Date,
  deliveredAt: Date | null,
): Promise<void> {
  const parcel = await onlyRow<{ id: number }>(database, {
    text: `insert into parcel (public_id, order_id, carrier, tracking_number, shipped_at, delivered_at)
           values ($1, $2, 'Correos Express', $3, $4, $5) returning id`,
    values: [randomPublicId(), order.id, `PK${order.id}`, shippedAt, deliveredAt],
  });
  for (const line of order.lines) {
    await database.rows({
      text: "insert into parcel_line (parcel_id, order_line_id, quantity) values ($1, $2, $3)",
      values: [parcel.id, line.id, line.quantity],
    });
  }
}

/** Writes what ends an order: the cancellation of an unpaid one, or a withdrawal from everything. */
export async function insertEnding(
  shop: TestShop,
  order: MadeOrder,
  customer: { email: string },
  state: OrderState,
  at: Date,
): Promise<void> {
  if (state === "cancelled") await addEvent(shop, order.id, state, "cancelled", at);
  const endings: readonly OrderState[] = ["withdrawal_requested", "returned", "refunded"];
  const reached = endings.indexOf(state);
  if (reached < 0) return;
  const withdrawal = await onlyRow<{ id: number }>(shop.database, {
    text: `insert into withdrawal (public_id, order_id, state, channel, name, email, received_at, returned_at, settled_at)
           values ($1, $2, $3, 'account', 'Ana Prueba', $4, $5, $6, $7) returning id`,
    values: [
      randomPublicId(),
      order.id,
      ["requested", "returned", "refunded"][reached],
      customer.email,
      at,
      reached > 0 ? at : null,
      reached > 1 ? at : null,
    ],
  });
  for (const line of order.lines) {
    await shop.database.rows({
      text: "insert into withdrawal_line (withdrawal_id, order_line_id, quantity) values ($1, $2, $3)",
      values: [withdrawal.id, line.id, line.quantity],
    });
  }
  const kinds = ["withdrawal_requested", "goods_returned", "refund_made"] as const;
  for (const [index, ending] of endings.slice(0, reached + 1).entries()) {
    await addEvent(shop, order.id, ending, kinds[index] ?? "refund_made", at);
  }
  if (state === "refunded") await insertRefund(shop, order, withdrawal.id, at);
}

async function insertRefund(
  { database }: TestShop,
  order: MadeOrder,
  withdrawalId: number,
  at: Date,
): Promise<void> {
  await database.rows({
    text: `insert into refund (public_id, order_id, payment_id, withdrawal_id, cause, reason, amount_cents,
             content, state, created_at, settled_at)
           select $1, $2, id, $3, 'withdrawal', 'Desistimiento', $4, $5, 'done', $6, $6
           from payment where order_id = $2 and state = 'paid'`,
    values: [
      randomPublicId(),
      order.id,
      withdrawalId,
      order.totalCents,
      JSON.stringify({ lines: [], shipping_cents: 0, deduction_cents: 0 }),
      at,
    ],
  });
}
