import type { OrderLineRow, OrderRow } from "../order-rows.ts";

/**
 * Counts the pieces of an order line. Every piece is waiting (`waitingPieces`), cancelled or sent; a sent piece may be
 * withdrawn.
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

/** Pieces in parcels that have arrived. */
export function deliveredPieces(
  { parcels }: Pick<OrderRow, "parcels">,
  line: Pick<Line, "public_id">,
): number {
  return countIn(
    parcels.filter(({ delivered_at }) => delivered_at !== null),
    line,
  );
}

/** Pieces in parcels that have left and were neither lost nor returned. */
export function sentPieces({ parcels }: Pick<OrderRow, "parcels">, line: Pick<Line, "public_id">): number {
  const counting = parcels.filter(({ lost_at, came_back_at }) => lost_at === null && came_back_at === null);
  return countIn(counting, line);
}

/** Pieces withdrawn after they were sent, returned or not. */
export function withdrawnPieces(
  { withdrawals }: Pick<OrderRow, "withdrawals">,
  line: Pick<Line, "public_id">,
): number {
  return countIn(
    withdrawals.filter(({ state }) => state !== "void"),
    line,
  );
}

/** Pieces that a guarantee claim has ended the contract for: paid back. */
export function paidBackPieces(
  { guarantee_claims: claims }: Pick<OrderRow, "guarantee_claims">,
  line: Pick<Line, "public_id">,
): number {
  return piecesClaimed(
    claims.filter(({ state }) => state === "refunded"),
    line,
  );
}

/** Pieces of open guarantee claims. */
export function claimedPieces(
  { guarantee_claims: claims }: Pick<OrderRow, "guarantee_claims">,
  line: Pick<Line, "public_id">,
): number {
  return piecesClaimed(
    claims.filter(({ ended_at }) => ended_at === null),
    line,
  );
}

function piecesClaimed(
  claims: OrderRow["guarantee_claims"],
  { public_id: lineId }: Pick<Line, "public_id">,
): number {
  return claims.reduce((sum, { line_id, quantity }) => sum + (line_id === lineId ? quantity : 0), 0);
}

/** Withdrawn pieces that are back at the shop. */
export function returnedPieces(
  { withdrawals }: Pick<OrderRow, "withdrawals">,
  line: Pick<Line, "public_id">,
): number {
  return countIn(
    withdrawals.filter(({ state }) => state === "returned" || state === "refunded"),
    line,
  );
}

/** Pieces that will not be sent: for an order that ended unsent all of them, cancelled or expired. */
export function cancelledPieces(
  { state, cancellations }: Pick<OrderRow, "state" | "cancellations">,
  line: Line,
): number {
  return state === "cancelled" ? line.quantity : countIn(cancellations, line);
}

/** Pieces still to be sent. */
export function waitingPieces(
  order: Pick<OrderRow, "state" | "parcels" | "cancellations">,
  line: Line,
): number {
  return line.quantity - cancelledPieces(order, line) - sentPieces(order, line);
}

/** Whether any piece of the order has ever left the shop. */
export function hasLeft(order: Pick<OrderRow, "parcels" | "lines">): boolean {
  return order.lines.some((line) => sentPieces(order, line) > 0);
}

/** Whether every piece has been cancelled or withdrawn. */
export function isAllUndone(order: OrderRow): boolean {
  return order.lines.every(
    (line) => cancelledPieces(order, line) + withdrawnPieces(order, line) === line.quantity,
  );
}

/** Whether every piece has been cancelled, withdrawn from or paid back under the guarantee. */
export function isNothingKept(order: OrderRow): boolean {
  return order.lines.every(
    (line) =>
      cancelledPieces(order, line) + withdrawnPieces(order, line) + paidBackPieces(order, line) ===
      line.quantity,
  );
}
