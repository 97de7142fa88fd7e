import type { ChosenLines } from "@recambia/contract/orders/withdrawals";
import { type Refusal, refuseField } from "../../platform/http/refusals/refusal.ts";
import type { OrderRow } from "../order-rows.ts";

/** Pieces by public id of their line. */
export type PiecesByLine = ReadonlyMap<string, number>;

/** A line that is named twice counts with the sum of its pieces. */
export function sumByLine(lines: ChosenLines): PiecesByLine {
  const sums = new Map<string, number>();
  for (const { line_id: lineId, quantity } of lines) sums.set(lineId, (sums.get(lineId) ?? 0) + quantity);
  return sums;
}

/** The lines with any pieces. */
export function linesFrom(pieces: PiecesByLine): ChosenLines {
  return [...pieces].flatMap(([lineId, quantity]) => (quantity > 0 ? [{ line_id: lineId, quantity }] : []));
}

/**
 * An order that has not been paid is undone as a whole or not at all: its payment, of one sum, may be on its
 * way already.
 */
export function isOnlyAsAWhole({ state }: Pick<OrderRow, "state">): boolean {
  return state === "pending_payment";
}

/**
 * Why pieces of an order cannot be chosen; null: they can.
 *
 * @param limits most pieces of each line.
 * @param excess text for more pieces than that.
 * @returns 422 naming `lines`.
 */
export function selectionProblem(
  order: OrderRow,
  chosen: PiecesByLine,
  limits: PiecesByLine,
  excess: "not_cancellable" | "not_withdrawable" | "not_restockable",
): Refusal | null {
  for (const [lineId, quantity] of chosen) {
    const limit = limits.get(lineId);
    if (limit === undefined) return refuseField("lines", "unknown_line");
    if (quantity > limit) return refuseField("lines", excess, { limit });
  }
  if (linesFrom(chosen).length === 0) return { refused: "conflict" };
  const isWhole = [...limits].every(([lineId, limit]) => chosen.get(lineId) === limit);
  return isOnlyAsAWhole(order) && !isWhole ? refuseField("lines", "only_as_a_whole") : null;
}
