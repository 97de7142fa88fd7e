import { withdrawalDays } from "@recambia/contract/legal";
import { addDays, endOfMadridDay, madridDay } from "@recambia/contract/madrid-time";
import type { WithdrawalObjection } from "@recambia/contract/orders/withdrawals";
import { excludesWithdrawal } from "@recambia/contract/withdrawal-exclusion";
import type { OrderLineRow, OrderRow } from "./order-rows.ts";

/** How many pieces of a line have left the shop. */
export function sentPieces(order: Pick<OrderRow, "parcels">, line: Pick<OrderLineRow, "public_id">): number {
  return piecesIn(order.parcels, line);
}

/** How many pieces of a line have been taken back or are asked to be. */
export function withdrawnPieces(
  order: Pick<OrderRow, "withdrawals">,
  line: Pick<OrderLineRow, "public_id">,
): number {
  return piecesIn(
    order.withdrawals.filter(({ state }) => state !== "void"),
    line,
  );
}

function piecesIn(
  parts: readonly { lines: readonly { line_id: string; quantity: number }[] }[],
  line: Pick<OrderLineRow, "public_id">,
): number {
  let pieces = 0;
  for (const { line_id: lineId, quantity } of parts.flatMap(({ lines }) => lines)) {
    if (lineId === line.public_id) pieces += quantity;
  }
  return pieces;
}

/**
 * The first moment that is too late to withdraw: the 14th day after the delivery of the last parcel
 * has ended in Madrid (consumer code art. 104). Null while it has not all been delivered: the time
 * has not begun.
 */
export function withdrawableUntil({ delivered_at }: Pick<OrderRow, "delivered_at">): Date | null {
  if (delivered_at === null) return null;
  return endOfMadridDay(addDays(madridDay(new Date(delivered_at)), withdrawalDays));
}

/** Pieces that can still be withdrawn from, by the kind of line alone: what has left and is not excluded. */
function withdrawablePieces(order: OrderRow, line: OrderLineRow): number {
  if (excludesWithdrawal(line.withdrawal_exclusion)) return 0;
  return Math.max(0, sentPieces(order, line) - withdrawnPieces(order, line));
}

/**
 * What can be withdrawn from at a moment (consumer code art. 102–104): pieces that have left the shop,
 * by public id of their line; and if there are none, why. An order that has not left is cancelled
 * instead; businesses have no such right (art. 3).
 */
export function withdrawalTerms(
  order: OrderRow,
  now: Date,
): { until: Date | null; objection: WithdrawalObjection | null; pieces: ReadonlyMap<string, number> } {
  const until = withdrawableUntil(order);
  const nothing = (objection: WithdrawalObjection) => ({ until, objection, pieces: new Map() });
  if (order.billing?.is_business) return nothing("withdrawal_not_for_business");
  if (order.parcels.length === 0) return nothing("withdrawal_not_shipped");
  if (until !== null && now >= until) return nothing("withdrawal_term_over");
  const pieces = new Map(order.lines.map((line) => [line.public_id, withdrawablePieces(order, line)]));
  if ([...pieces.values()].some((count) => count > 0)) return { until, objection: null, pieces };
  const isExcluded = order.lines.every((line) => excludesWithdrawal(line.withdrawal_exclusion));
  return nothing(isExcluded ? "withdrawal_excluded" : "withdrawal_all_done");
}
