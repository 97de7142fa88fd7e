import { expect } from "vitest";
import type { InvoiceContent } from "../../src/orders/invoices/invoice-content.ts";
import type { RefundContent } from "../../src/orders/order-rows.ts";
import { settlePayment } from "../../src/orders/payments/settle-payment.ts";
import { settleRefund } from "../../src/orders/payments/settle-refund.ts";
import { onlyRow } from "../../src/platform/database/database.ts";
import type { TestCustomer } from "../people/customers.ts";
import type { TestShop } from "../shop/test-shop.ts";
import type { MadeOrder } from "./made-order.ts";
import { makeOrder } from "./orders.ts";

/** Records the transfer for an order as received. */
export async function payOrder(shop: TestShop, order: MadeOrder): Promise<void> {
  const report = { reference: order.number, amountCents: order.totalCents, isPaid: true, detail: {} };
  expect(await settlePayment(shop.context, report, "shop")).toBe("paid");
}

/** An order with a received transfer. */
export async function makePaidOrder(
  shop: TestShop,
  customer: TestCustomer,
  given: Parameters<typeof makeOrder>[2] = {},
): Promise<MadeOrder> {
  const order = await makeOrder(shop, customer, given);
  await payOrder(shop, order);
  return order;
}

/** The invoices of an order, the oldest first. */
export async function readInvoices({ database }: TestShop, order: MadeOrder): Promise<InvoiceContent[]> {
  const rows = await database.rows<{ content: InvoiceContent }>({
    text: "select content from invoice where order_id = $1 order by id",
    values: [order.id],
  });
  return rows.map(({ content }) => content);
}

type GivenBack = { amountCents: number; content?: Partial<RefundContent>; cause?: string };

/** Refunds money of a paid order by hand. */
export async function giveBack(
  shop: TestShop,
  order: MadeOrder,
  { amountCents, content = {}, cause = "withdrawal" }: GivenBack,
): Promise<void> {
  const { id } = await onlyRow<{ id: number }>(shop.database, {
    text: `insert into refund (public_id, order_id, payment_id, cause, reason, amount_cents, content, state, created_at)
           select substr(md5(random()::text), 1, 16), order_id, id, $2, 'Por amabilidad', $3, $4, 'due', $5
           from payment where order_id = $1 and state = 'paid' returning id::integer as id`,
    values: [
      order.id,
      cause,
      amountCents,
      JSON.stringify({ lines: [], shipping_cents: 0, deduction_cents: 0, ...content }),
      shop.clock.now(),
    ],
  });
  await settleRefund(shop.context, id, { outcome: "done" }, "shop");
}
