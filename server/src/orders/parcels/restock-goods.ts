import type { ChosenLines } from "@recambia/contract/orders/withdrawals";
import { bumpRevision } from "../../platform/catalogue-revision.ts";
import type { Context } from "../../platform/http/context.ts";
import type { Refusal } from "../../platform/http/refusals/refusal.ts";
import { returnedPieces } from "../cancellation/order-pieces.ts";
import { linesFrom, selectionProblem, sumByLine } from "../cancellation/order-selection.ts";
import { releaseStock } from "../cancellation/release-stock.ts";
import { lockNumberedOrder } from "../lock-order.ts";
import { orderMessages } from "../messages.ts";
import { type OrderLineRow, type OrderRow, readOrder } from "../order-rows.ts";
import { insertStockMovements } from "./stock-movements.ts";

/** The shop's decision on returned goods. */
export type RestockDecision = {
  kind: "restocked" | "written_off";
  /** Why they cannot be sold again; null without a reason. */
  reason: string | null;
  /** Null for all returned and undecided pieces. */
  lines: ChosenLines | null;
};

/**
 * Restocks returned goods or writes them off, with a stock movement for each product.
 *
 * @returns the order; `not_found`; `conflict` when no returned pieces are undecided; 422 naming `lines` for more pieces
 *   than that.
 */
export async function decideOnReturns(
  { database, clock }: Pick<Context, "database" | "clock">,
  number: string,
  { kind, reason, lines }: RestockDecision,
): Promise<OrderRow | Refusal> {
  return database.transaction(async (transaction) => {
    const order = await lockNumberedOrder(transaction, number);
    if (!order) return { refused: "not_found" };
    const limits = new Map(order.lines.map((line) => [line.public_id, undecidedPieces(order, line)]));
    const chosen = lines ? sumByLine(lines) : limits;
    const wrong = selectionProblem(order, chosen, limits, orderMessages.not_restockable);
    if (wrong) return wrong;
    const pieces = linesFrom(chosen);
    await insertStockMovements(transaction, order.id, pieces, { kind, reason, at: clock.now() });
    const changed = kind === "restocked" ? await releaseStock(transaction, order.id, pieces) : [];
    const after = await readOrder(transaction, order.id);
    if (changed.length > 0) await bumpRevision(transaction, changed);
    return after;
  });
}

/** Counts returned pieces of a line that are neither restocked nor written off. */
export function undecidedPieces(order: OrderRow, line: OrderLineRow): number {
  const movements = order.stock_movements.filter(
    ({ line_id, kind }) => line_id === line.public_id && (kind === "restocked" || kind === "written_off"),
  );
  // A kit has one movement for each component.
  const [first] = movements;
  const ofOneProduct = movements.filter(({ product_id }) => product_id === first?.product_id);
  const decided = ofOneProduct.reduce((sum, { quantity }) => sum + quantity, 0);
  return returnedPieces(order, line) - decided;
}
