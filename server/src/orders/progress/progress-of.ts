import { type OrderProgress, orderProgress } from "@recambia/contract/orders/order-progress";
import { cancelledPieces, sentPieces } from "../cancellation/order-pieces.ts";
import type { OrderRow } from "../order-rows.ts";

/** Computes the progress of an order: where its pieces are, and its refunds. */
export function progressOf(order: OrderRow): OrderProgress {
  return orderProgress({
    ...order,
    lines: order.lines.map((line) => ({
      quantity: line.quantity,
      cancelled_quantity: cancelledPieces(order, line),
      sent_quantity: sentPieces(order, line),
    })),
    refunds: order.refunds.map(({ state, amount_cents }) => ({ state, cents: amount_cents })),
    payment: { refunded_cents: order.refunded_cents },
  });
}
