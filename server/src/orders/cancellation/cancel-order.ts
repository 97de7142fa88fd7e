import type { ChosenLines } from "@recambia/contract/orders/withdrawals";
import type { Context } from "../../platform/http/context.ts";
import type { Refusal } from "../../platform/http/refusals/refusal.ts";
import { lockNumberedOrder, lockOwnOrder } from "../lock-order.ts";
import { orderMessages } from "../messages.ts";
import { cancellablePieces, findCancellationProblem } from "../order-actions.ts";
import type { OrderRow } from "../order-rows.ts";
import { cancelPieces } from "./cancel-pieces.ts";
import { waitingPieces } from "./order-pieces.ts";
import { linesFrom, selectionProblem, sumByLine } from "./order-selection.ts";

/**
 * Cancels unsent pieces of a customer's order (product decisions §8): they go back into stock, and their payment is due for
 * refund. An unpaid order can only be cancelled as a whole.
 *
 * @param lines pieces to cancel; undefined for all that can be cancelled.
 * @returns null when done; `not_found`, `order_shipped`, `order_made_to_order`, `conflict`; or 422 naming `lines` for
 *   foreign lines, too many pieces, or a part of an unpaid order.
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
    const wrong = selectionProblem(order, chosen, limits, orderMessages.not_cancellable);
    if (wrong) return wrong;
    await cancelPieces(transaction, order, {
      ...{ cause: "cancelled", actor: "customer", channel: null, name: null, reason: null },
      ...{ lines: linesFrom(chosen), at: clock.now() },
    });
    return null;
  });
}

/**
 * Cancels unsent pieces of an order for the shop, for example when they cannot be delivered.
 *
 * @param wish.reason shown to the customer.
 * @param wish.lines null for all unsent pieces.
 * @returns the order; `not_found`, `order_shipped`, `conflict`; or 422 as in `cancelOrder`.
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
    const wrong = selectionProblem(order, chosen, limits, orderMessages.not_cancellable);
    if (wrong) return wrong;
    return cancelPieces(transaction, order, {
      ...{ cause: "cancelled", actor: "shop", channel: null, name: null, reason },
      ...{ lines: linesFrom(chosen), at: clock.now() },
    });
  });
}
