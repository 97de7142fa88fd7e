import type { OrderLineRow, OrderRow } from "../order-rows.ts";

/**
 * Counts of the pieces of an order's line. Every piece is in one of these places: still to be sent
 * (`waitingPieces`), cancelled, or sent; what was sent may have been withdrawn from.
 */

type Line = Pick<OrderLineRow, "public_id" | "quantity">;
type Part = { lines: readonly { line_id: string; quantity: number }[] };

function countIn(parts: readonly Part[], line: Pick<Line, "public_id">): number {
  let count = 0;
  for (const { line_id: lineId, quantity } of parts.flatMap(({ lines }) => lines)) {
    if (lineId === line.public_id) count += quantity;
  }
  return count;
}

/** In parcels that have left and were neither lost nor brought back. */
export function sentPieces({ parcels }: Pick<OrderRow, "parcels">, line: Pick<Line, "public_id">): number {
  const counting = parcels.filter(({ lost_at, came_back_at }) => lost_at === null && came_back_at === null);
  return countIn(counting, line);
}

/** Withdrawn from after they had left: on their way back, or back. */
export function withdrawnPieces(
  { withdrawals }: Pick<OrderRow, "withdrawals">,
  line: Pick<Line, "public_id">,
): number {
  return countIn(
    withdrawals.filter(({ state }) => state !== "void"),
    line,
  );
}

/** Withdrawn from, and back at the shop. */
export function returnedPieces(
  { withdrawals }: Pick<OrderRow, "withdrawals">,
  line: Pick<Line, "public_id">,
): number {
  return countIn(
    withdrawals.filter(({ state }) => state === "returned" || state === "refunded"),
    line,
  );
}

/** Will not be sent. Of an order that has ended unsent: all, whether somebody cancelled it or it expired. */
export function cancelledPieces(
  { state, cancellations }: Pick<OrderRow, "state" | "cancellations">,
  line: Line,
): number {
  return state === "cancelled" ? line.quantity : countIn(cancellations, line);
}

/** Still to be sent. */
export function waitingPieces(
  order: Pick<OrderRow, "state" | "parcels" | "cancellations">,
  line: Line,
): number {
  return line.quantity - cancelledPieces(order, line) - sentPieces(order, line);
}

/** Whether any piece of the order is out of the shop, or has been. */
export function hasLeft(order: Pick<OrderRow, "parcels" | "lines">): boolean {
  return order.lines.some((line) => sentPieces(order, line) > 0);
}

/** Whether every piece has been cancelled or withdrawn from: the customer keeps none. */
export function isAllUndone(order: OrderRow): boolean {
  return order.lines.every(
    (line) => cancelledPieces(order, line) + withdrawnPieces(order, line) === line.quantity,
  );
}
