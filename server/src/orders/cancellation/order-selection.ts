import type { LocalizedText } from "@recambia/contract/locale";
import type { ChosenLines } from "@recambia/contract/orders/withdrawals";
import { type Refusal, refuseField } from "../../platform/http/refusals/refusal.ts";
import { orderMessages } from "../messages.ts";
import type { OrderRow } from "../order-rows.ts";

/** Pieces by public line id. */
export type PiecesByLine = ReadonlyMap<string, number>;

/** Sums the pieces by line; a line may occur twice. */
export function sumByLine(lines: ChosenLines): PiecesByLine {
  const sums = new Map<string, number>();
  for (const { line_id: lineId, quantity } of lines) sums.set(lineId, (sums.get(lineId) ?? 0) + quantity);
  return sums;
}

/** Returns the lines with pieces. */
export function linesFrom(pieces: PiecesByLine): ChosenLines {
  return [...pieces].flatMap(([lineId, quantity]) => (quantity > 0 ? [{ line_id: lineId, quantity }] : []));
}

/** An unpaid order can only be undone as a whole, because its payment may already be under way. */
export function isOnlyAsAWhole({ state }: Pick<OrderRow, "state">): boolean {
  return state === "pending_payment";
}

/**
 * Returns the problem of a selection of pieces; null if there is none.
 *
 * @param limits maximum pieces of each line.
 * @param excess message for too many pieces.
 * @returns 422 naming `lines`.
 */
export function selectionProblem(
  order: OrderRow,
  chosen: PiecesByLine,
  limits: PiecesByLine,
  excess: LocalizedText,
): Refusal | null {
  for (const [lineId, quantity] of chosen) {
    const limit = limits.get(lineId);
    if (limit === undefined) return refuseField("lines", orderMessages.unknown_line);
    if (quantity > limit) return refuseField("lines", excess, { limit });
  }
  if (linesFrom(chosen).length === 0) return { refused: "conflict" };
  const isWhole = [...limits].every(([lineId, limit]) => chosen.get(lineId) === limit);
  return isOnlyAsAWhole(order) && !isWhole ? refuseField("lines", orderMessages.only_as_a_whole) : null;
}
