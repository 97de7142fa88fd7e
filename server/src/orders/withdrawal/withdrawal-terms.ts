import { addDays, endOfMadridDay, madridDay } from "@recambia/contract/madrid-time";
import { excludesWithdrawal } from "@recambia/contract/orders/withdrawal-exclusion";
import type { WithdrawalProblem } from "@recambia/contract/orders/withdrawals";
import { withdrawalDays } from "@recambia/contract/shop/legal";
import { cancelledPieces, paidBackPieces, withdrawnPieces } from "../cancellation/order-pieces.ts";
import { isOnlyAsAWhole, type PiecesByLine } from "../cancellation/order-selection.ts";
import type { OrderLineRow, OrderRow } from "../order-rows.ts";

/**
 * The first moment that is too late to withdraw: the 14th day after the delivery of the last parcel
 * has ended in Madrid (consumer code art. 104). Null while it has not all been delivered: the time
 * has not begun.
 */
export function withdrawableUntil({ delivered_at }: Pick<OrderRow, "delivered_at">): Date | null {
  if (delivered_at === null) return null;
  return endOfMadridDay(addDays(madridDay(new Date(delivered_at)), withdrawalDays));
}

/**
 * Pieces of a line that are neither excluded, nor cancelled, nor withdrawn from, nor paid back under the guarantee, whether
 * they have left or not.
 */
function withdrawablePieces(order: OrderRow, line: OrderLineRow): number {
  // An unpaid order can be cancelled whole, so it can be withdrawn from whole as well.
  if (!isOnlyAsAWhole(order) && excludesWithdrawal(line.withdrawal_exclusion)) return 0;
  return (
    line.quantity - cancelledPieces(order, line) - withdrawnPieces(order, line) - paidBackPieces(order, line)
  );
}

/** Pieces that can be withdrawn from, the deadline, and the reason if there are none. */
export type WithdrawalTerms = {
  until: Date | null;
  objection: WithdrawalProblem | null;
  pieces: PiecesByLine;
};

/**
 * Computes the pieces that can be withdrawn from at a moment (consumer code art. 102–104): the right begins with the order,
 * before anything is shipped. Businesses do not have it (art. 3).
 */
export function withdrawalTerms(order: OrderRow, now: Date): WithdrawalTerms {
  const until = withdrawableUntil(order);
  const nothing = (objection: WithdrawalProblem) => ({ until, objection, pieces: new Map() });
  if (order.billing?.is_business) return nothing("withdrawal_not_for_business");
  if (until !== null && now >= until) return nothing("withdrawal_term_over");
  const pieces = new Map(order.lines.map((line) => [line.public_id, withdrawablePieces(order, line)]));
  if ([...pieces.values()].some((count) => count > 0)) return { until, objection: null, pieces };
  const isExcluded = order.lines.every((line) => excludesWithdrawal(line.withdrawal_exclusion));
  return nothing(isExcluded ? "withdrawal_excluded" : "withdrawal_all_done");
}
