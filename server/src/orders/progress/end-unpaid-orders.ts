import { bumpRevision } from "../../platform/catalogue-revision.ts";
import type { Database } from "../../platform/database/database.ts";
import { isRefusal } from "../../platform/http/refusals/refusal.ts";
import { releaseStock } from "../cancellation/release-stock.ts";
import { lockOrder } from "../lock-order.ts";
import { changeOrderState } from "./change-order-state.ts";
import { endRecalledOrders } from "./end-recalled-orders.ts";

const batchSize = 100;

/** Ends orders that can't be paid any more: those of recalled products, and those whose time is over; their number. */
export async function endUnpayableOrders(database: Database, now: Date): Promise<number> {
  return (await endRecalledOrders(database, now)) + (await endUnpaidOrders(database, now));
}

/**
 * Expires orders whose payment has not arrived in time: restocks their pieces and notifies the customer. Runs every minute
 * in any number of processes, one transaction for each order, so that a concurrent payment comes before or after.
 *
 * @returns the number of expired orders.
 */
export async function endUnpaidOrders(database: Database, now: Date): Promise<number> {
  let endedCount = 0;
  let last = 0;
  for (;;) {
    const due = await database.rows<{ id: number }>({
      name: "find-unpaid-orders",
      text: `select id from customer_order
             where state = 'pending_payment' and pay_until <= $1 and id > $2 order by id limit ${batchSize}`,
      values: [now, last],
    });
    for (const { id } of due) {
      if (await endUnpaid(database, Number(id), now)) endedCount += 1;
      last = Number(id);
    }
    if (due.length < batchSize) return endedCount;
  }
}

/** @returns false when it has been paid or ended meanwhile. */
async function endUnpaid(database: Database, orderKey: number, now: Date): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, orderKey);
    const isDue = order.pay_until !== null && new Date(order.pay_until) <= now;
    if (order.state !== "pending_payment" || !isDue) return false;
    const expired = { kind: "expired", at: now, actor: "clock" } as const;
    const ended = await changeOrderState(transaction, orderKey, "cancelled", expired);
    if (isRefusal(ended)) throw new Error(`Unpaid order ${order.number} could not be ended`);
    const changedProducts = await releaseStock(transaction, orderKey);
    if (changedProducts.length > 0) await bumpRevision(transaction, changedProducts);
    return true;
  });
}
