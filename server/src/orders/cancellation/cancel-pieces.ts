import type { ChosenLines } from "@recambia/contract/orders/withdrawals";
import { bumpRevision } from "../../platform/catalogue-revision.ts";
import { onlyRow, type Queryable } from "../../platform/database/database.ts";
import { isRefusal } from "../../platform/http/refusals/refusal.ts";
import { randomPublicId } from "../../platform/public-id.ts";
import { type CancellationRow, type OrderRow, readOrder } from "../order-rows.ts";
import { updateOrderProgress } from "../progress/update-order-progress.ts";
import { createRefund, refundableCents } from "../refunds/create-refund.ts";
import { cancellationContent } from "../refunds/refund-shares.ts";
import { isAllUndone } from "./order-pieces.ts";
import { releaseStock } from "./release-stock.ts";

/** A cancellation to insert. */
export type NewCancellation = Pick<CancellationRow, "cause" | "actor" | "channel" | "name" | "reason"> & {
  lines: ChosenLines;
  at: Date;
};

/**
 * Inserts a cancellation into a locked order, after the caller has checked that its pieces are unsent. Their payment is due
 * for refund.
 *
 * @returns the order, the key of the cancellation, and the refund due for it in cents.
 */
export async function insertCancellation(
  transaction: Queryable,
  { id: orderKey }: OrderRow,
  { lines, at, ...cancellation }: NewCancellation,
): Promise<{ order: OrderRow; cancellationKey: number; refundCents: number }> {
  const { id } = await onlyRow<{ id: number }>(transaction, {
    text: `insert into cancellation (public_id, order_id, cause, actor, channel, name, reason, cancelled_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    values: [
      ...[randomPublicId(), orderKey, cancellation.cause, cancellation.actor, cancellation.channel],
      ...[cancellation.name, cancellation.reason, at],
    ],
  });
  await transaction.rows({
    text: `insert into cancellation_line (cancellation_id, order_line_id, quantity)
           select $1, order_line.id, chosen.quantity
           from unnest($2::text[], $3::integer[]) as chosen (line_id, quantity)
           join order_line on order_line.public_id = chosen.line_id and order_line.order_id = $4`,
    values: [id, lines.map(({ line_id }) => line_id), lines.map(({ quantity }) => quantity), orderKey],
  });
  const cancellationKey = Number(id);
  const order = await readOrder(transaction, orderKey);
  const content = cancellationContent(order, lines);
  const amountCents = refundableCents(order, content);
  if (amountCents <= 0) return { order, cancellationKey, refundCents: 0 };
  const refund = await createRefund(transaction, order, {
    cause: cancellation.cause === "withdrawal" ? "withdrawal" : "cancelled",
    reason: cancellation.reason ?? "",
    amountCents,
    content,
    cancellationKey,
    at,
  });
  if (isRefusal(refund)) throw new Error(`The cancelled pieces of order ${orderKey} could not be owed back`);
  return { order, cancellationKey, refundCents: amountCents };
}

/**
 * Cancels pieces of a locked order: returns them to stock, creates the refund due, and updates the order's state. Bumps the
 * catalogue revision last.
 *
 * @returns the updated order.
 */
export async function cancelPieces(
  transaction: Queryable,
  order: OrderRow,
  cancellation: NewCancellation,
): Promise<OrderRow> {
  const {
    order: cancelled,
    cancellationKey,
    refundCents,
  } = await insertCancellation(transaction, order, cancellation);
  const { at, actor, reason, lines } = cancellation;
  const isWhole = cancelled.parcels.length === 0 && isAllUndone(cancelled);
  const after = await updateOrderProgress(transaction, order.id, {
    kind: isWhole ? "cancelled" : "pieces_cancelled",
    at,
    actor,
    about: { cancellation: cancellationKey },
    ...(reason ? { text: reason } : {}),
    ...(refundCents > 0 ? { cents: refundCents } : {}),
  });
  if (isRefusal(after)) throw new Error(`Pieces of an order that is ${order.state} could not be cancelled`);
  const changedProducts = await releaseStock(transaction, order.id, lines);
  if (changedProducts.length > 0) await bumpRevision(transaction, changedProducts);
  return after;
}
