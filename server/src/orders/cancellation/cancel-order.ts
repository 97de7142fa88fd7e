import type { ChosenLines } from "@recambia/contract/orders/withdrawals";
import type { Context } from "../../platform/http/context.ts";
import type { Refusal } from "../../platform/http/refusals/refusal.ts";
import { lockNumberedOrder, lockOwnOrder } from "../lock-order.ts";
import { cancellablePieces, findCancellationProblem } from "../order-actions.ts";
import type { OrderRow } from "../order-rows.ts";
import { cancelPieces } from "./cancel-pieces.ts";
import { waitingPieces } from "./order-pieces.ts";
import { linesFrom, selectionProblem, sumByLine } from "./order-selection.ts";

/**
 * Cancels pieces of one of a customer's orders before they leave the shop (product decisions §8): they go
 * back on sale, and what has been paid for them is owed back. An unpaid order is cancelled as a whole.
 *
 * @param lines which pieces; undefined: all that can be cancelled.
 * @returns null when done; `not_found`, `order_shipped`, `order_made_to_order`, `conflict`, or 422 naming
 *   `lines` for lines that are not the order's, more pieces than can be cancelled, or not all of an unpaid order.
 */
export async function cancelOrder(
  { database, clock }: Pick<Context, "database" | "clock">,
  { customerId }: { customerId: string },
  publicId: string,
  lines?: ChosenLines,
): Promise<Refusal | null> {
  return database.transaction(async (transaction) => {
    const order = await lockOwnOrder(transaction, customerId, publicId);
    if (!order) return { refused: "not_found" };
    const objection = findCancellationProblem(order);
    if (objection) return { refused: objection };
    const limits = new Map(order.lines.map((line) => [line.public_id, cancellablePieces(order, line)]));
    const chosen = lines ? sumByLine(lines) : limits;
    const wrong = selectionProblem(order, chosen, limits, "not_cancellable");
    if (wrong) return wrong;
    await cancelPieces(transaction, order, {
      ...{ cause: "cancelled", actor: "customer", channel: null, name: null, reason: null },
      ...{ lines: linesFrom(chosen), at: clock.now() },
    });
    return null;
  });
}

/**
 * Cancels pieces of an order before they leave, for the shop: they can't be delivered, say.
 *
 * @param wish.reason for the customer to read.
 * @param wish.lines null: all that have not left.
 * @returns the order; `not_found`, `order_shipped`, `conflict`, or as `cancelOrder` for wrong lines.
 */
export async function cancelForShop(
  { database, clock }: Pick<Context, "database" | "clock">,
  number: string,
  { reason, lines }: { reason: string; lines: ChosenLines | null },
): Promise<OrderRow | Refusal> {
  return database.transaction(async (transaction) => {
    const order = await lockNumberedOrder(transaction, number);
    if (!order) return { refused: "not_found" };
    const limits = new Map(order.lines.map((line) => [line.public_id, waitingPieces(order, line)]));
    if ([...limits.values()].every((count) => count === 0)) {
      return { refused: order.state === "cancelled" ? "conflict" : "order_shipped" };
    }
    const chosen = lines ? sumByLine(lines) : limits;
    const wrong = selectionProblem(order, chosen, limits, "not_cancellable");
    if (wrong) return wrong;
    return cancelPieces(transaction, order, {
      ...{ cause: "cancelled", actor: "shop", channel: null, name: null, reason },
      ...{ lines: linesFrom(chosen), at: clock.now() },
    });
  });
}
