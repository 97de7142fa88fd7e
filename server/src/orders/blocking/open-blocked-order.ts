import type { Queryable } from "../../platform/database/database.ts";
import type { OrderRow } from "../order-rows.ts";

/** Whether an order's personal data is kept for liabilities only; not while something about it is to be done. */
export function isBlocked({ blocked_at, state, guarantee_claims: claims, refunds }: OrderRow): boolean {
  const isOpen =
    !["delivered", "refunded", "cancelled"].includes(state) ||
    claims.some(({ ended_at }) => ended_at === null) ||
    refunds.some((refund) => refund.state !== "done");
  return blocked_at !== null && !isOpen;
}

/** Returns the order as it may be shown while it is blocked: without the person. */
export function hideBlocked(order: OrderRow): OrderRow {
  if (!isBlocked(order)) return order;
  const hidden = "(blocked)";
  return {
    ...order,
    name: hidden,
    email: hidden,
    current_email: hidden,
    address: null,
    billing: null,
    lines: order.lines.map((line) => ({ ...line, vehicle: null })),
    events: order.events.map((event) => ({ ...event, text: null })),
    withdrawals: order.withdrawals.map((withdrawal) => ({ ...withdrawal, name: hidden, email: hidden })),
    cancellations: order.cancellations.map((cancellation) => ({ ...cancellation, name: null, reason: null })),
    guarantee_claims: order.guarantee_claims.map((claim) => ({
      ...claim,
      description: hidden,
      answer: null,
    })),
    confirmations: order.confirmations.map((confirmation) => ({ ...confirmation, recipient: hidden })),
  };
}

/**
 * Notes that blocked data is looked at. The law allows it for courts, prosecutors and authorities, and for liabilities
 * (LOPDGDD art. 32.3).
 */
export async function recordBlockedAccess(
  database: Queryable,
  { id }: Pick<OrderRow, "id">,
  { reason, now }: { reason: string; now: Date },
): Promise<void> {
  await database.rows({
    text: "insert into blocked_order_access (order_id, at, reason) values ($1, $2, $3)",
    values: [id, now, reason],
  });
}
