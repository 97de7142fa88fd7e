import type { Queryable } from "../../platform/database/database.ts";
import { isRefusal } from "../../platform/http/refusals/refusal.ts";
import { type OrderRow, type RefundRow, readOrder } from "../order-rows.ts";
import { type NewOrderEvent, recordOrderEvent } from "../progress/record-order-event.ts";
import { updateOrderProgress } from "../progress/update-order-progress.ts";
import { openDepositCents } from "./refund-shares.ts";

/** Updates a locked order after a successful refund: settles its withdrawal and deposits, and changes its state. */
export async function closeRefund(
  transaction: Queryable,
  orderKey: number,
  refund: RefundRow,
  event: NewOrderEvent,
): Promise<OrderRow> {
  await closeDeposits(transaction, await readOrder(transaction, orderKey), refund);
  if (refund.withdrawal_id === null) return recordOrderEvent(transaction, orderKey, event);
  await transaction.rows({
    text: "update withdrawal set state = 'refunded', settled_at = $2 where id = $1",
    values: [refund.withdrawal_id, event.at],
  });
  const followed = await updateOrderProgress(transaction, orderKey, event);
  if (isRefusal(followed)) throw new Error(`Order ${orderKey} could not follow its refund`);
  return followed;
}

/** Marks a line whose deposit is fully refunded. */
async function closeDeposits(transaction: Queryable, order: OrderRow, refund: RefundRow): Promise<void> {
  const given = new Set(
    refund.content.lines.filter((share) => share.core_deposit_cents > 0).map(({ line_id }) => line_id),
  );
  const done = order.lines.filter((line) => given.has(line.public_id) && openDepositCents(order, line) <= 0);
  if (done.length === 0) return;
  await transaction.rows({
    text: "update order_line set core_state = 'repaid' where id = any($1::bigint[])",
    values: [done.map(({ id }) => id)],
  });
}
