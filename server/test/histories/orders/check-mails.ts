import type { OrderEventKind } from "@recambia/contract/orders/schemas";
import { expect } from "vitest";
import type { OrderRow } from "../../../src/orders/index.ts";
import type { Case } from "./order-world.ts";

/** The mail of each event; null: it is neither about money nor about rights. */
const mails: Record<OrderEventKind, readonly string[] | null> = {
  placed: ["order_placed"],
  payment_received: ["payment_received"],
  payment_refused: null,
  payment_late: ["payment_late"],
  preparing: null,
  parcel_shipped: ["order_shipped", "order_ready"],
  parcel_delivered: ["order_delivered"],
  parcel_lost: ["parcel_lost"],
  parcel_came_back: ["parcel_came_back"],
  cancelled: ["order_cancelled"],
  pieces_cancelled: ["pieces_cancelled"],
  expired: ["order_expired"],
  withdrawal_requested: ["withdrawal_received"],
  withdrawal_voided: ["withdrawal_voided"],
  goods_returned: ["goods_returned"],
  withdrawal_settled: ["withdrawal_settled"],
  refund_due: ["refund_due"],
  refund_made: ["refund_made"],
  refund_failed: ["refund_failed"],
  core_received: ["core_received"],
  core_settled: ["core_accepted"],
  core_refused: ["core_refused"],
  invoice_issued: null,
  claim_opened: ["claim_opened"],
  claim_accepted: ["claim_accepted"],
  claim_received: ["claim_received"],
  claim_repaired: ["claim_finished"],
  claim_replaced: ["claim_finished"],
  claim_price_reduced: ["claim_finished"],
  claim_refunded: ["claim_finished"],
  claim_refused: ["claim_refused"],
};

/**
 * Expects the mails about an order to be those of its events, each once and in their order, in the order's
 * language. Of parcels, the mail of the arrival comes when all has arrived.
 */
export async function checkMails(held: Case, order: OrderRow): Promise<void> {
  const rows = await held.world.shop.database.rows<{
    template: string;
    locale: string;
    cents: number | null;
  }>({
    text: "select template, locale, (content->>'cents')::integer as cents from mail where content->>'number' = $1 order by id",
    values: [order.number],
  });
  expect(rows.every(({ locale }) => locale === order.locale)).toBe(true);
  const all = rows.map(({ template }) => template);
  const links = all.filter((template) => template === "order_link").length;
  expect(links).toBeGreaterThanOrEqual(held.linksMailed);
  expect(links).toBeLessThanOrEqual(held.linksMailed + held.linksPerhapsMailed);
  const sent = all.filter((template) => template !== "order_link");
  for (const event of order.events) {
    const expected = mails[event.kind];
    if (!expected) continue;
    const isArrivalOfSome = event.kind === "parcel_delivered" && sent[0] !== "order_delivered";
    if (isArrivalOfSome) continue;
    expect(expected).toContain(sent.shift());
  }
  expect(sent).toEqual([]);
  const made = order.refunds.filter(({ state }) => state === "done").map(({ amount_cents }) => amount_cents);
  const shown = rows.flatMap(({ template, cents }) => (template === "refund_made" ? (cents ?? 0) : []));
  expect(shown.sort(byNumber)).toEqual(made.sort(byNumber));
}

const byNumber = (one: number, other: number) => one - other;
