import type { ChosenLines } from "@recambia/contract/orders/withdrawals";
import { onlyRow, type Queryable } from "../../platform/database/database.ts";
import type { Context } from "../../platform/http/context.ts";
import { isRefusal, type Refusal, refuseField } from "../../platform/http/refusals/refusal.ts";
import { randomPublicId } from "../../platform/public-id.ts";
import { waitingPieces } from "../cancellation/order-pieces.ts";
import { lockNumberedOrder } from "../lock-order.ts";
import { orderMessages } from "../messages.ts";
import { findRecalled } from "../order-recalls.ts";
import type { OrderRow } from "../order-rows.ts";
import { changeOrderState } from "../progress/change-order-state.ts";
import { updateOrderProgress } from "../progress/update-order-progress.ts";

/** A parcel to dispatch; without lines, it has all unsent pieces. */
export type ParcelInput = {
  carrier: string;
  trackingNumber: string;
  trackingUrl: string | null;
  lines: ChosenLines | null;
};

/**
 * Records that the shop is preparing an order.
 *
 * @returns the order; `not_found`; `conflict` when it is unpaid or further on.
 */
export async function prepareOrder(
  { database, clock }: Pick<Context, "database" | "clock">,
  number: string,
): Promise<OrderRow | Refusal> {
  return database.transaction(async (transaction) => {
    const order = await lockNumberedOrder(transaction, number);
    if (!order) return { refused: "not_found" };
    // Settled withdrawals also lead back to `preparing`, but not by the operator.
    if (order.state !== "paid") return { refused: "conflict" };
    return startPreparing(transaction, order, clock.now());
  });
}

function startPreparing(transaction: Queryable, order: OrderRow, at: Date): Promise<OrderRow | Refusal> {
  return changeOrderState(transaction, order.id, "preparing", { kind: "preparing", at, actor: "shop" });
}

/**
 * Records the dispatch of a parcel and sends the tracking mail. Once all pieces are in parcels, the order is shipped. For a
 * pick-up, records that it is ready.
 *
 * @returns the order; `not_found`; `conflict` for an order that is unpaid, ended or fully sent, and for too many pieces; 422
 *   naming `lines` when a piece is off sale for a recall.
 */
export async function shipParcel(
  { database, clock }: Pick<Context, "database" | "clock">,
  number: string,
  wish: ParcelInput,
): Promise<OrderRow | Refusal> {
  return database.transaction(async (transaction) => {
    const order = await lockNumberedOrder(transaction, number);
    if (!order) return { refused: "not_found" };
    const waiting = new Map(order.lines.map((line) => [line.public_id, waitingPieces(order, line)]));
    const lines = wish.lines ?? linesOf(waiting);
    if (!canSend(order) || !areAmong(lines, waiting)) return { refused: "conflict" };
    const recalled = await findRecalled(transaction, order.id, lines);
    if (recalled !== null) return refuseField("lines", orderMessages.recalled, { product: recalled });
    const at = clock.now();
    if (order.state === "paid") {
      const prepared = await startPreparing(transaction, order, at);
      if (isRefusal(prepared)) return prepared;
    }
    await insertParcel(transaction, order, { ...wish, lines }, at);
    const text = [wish.carrier, wish.trackingNumber].filter(Boolean).join(" ");
    return updateOrderProgress(transaction, order.id, { kind: "parcel_shipped", at, actor: "shop", text });
  });
}

/** Whether the order is paid and has unsent pieces; others may be on their way back. */
function canSend({ state, shipped_at }: OrderRow): boolean {
  const isPaid = state !== "pending_payment" && state !== "cancelled";
  return isPaid && shipped_at === null;
}

function linesOf(waiting: ReadonlyMap<string, number>): ChosenLines {
  return [...waiting].flatMap(([lineId, quantity]) => (quantity > 0 ? [{ line_id: lineId, quantity }] : []));
}

function areAmong(lines: ChosenLines, waiting: ReadonlyMap<string, number>): boolean {
  const named = new Set(lines.map(({ line_id }) => line_id));
  return (
    lines.length > 0 &&
    named.size === lines.length &&
    lines.every(({ line_id, quantity }) => quantity > 0 && quantity <= (waiting.get(line_id) ?? 0))
  );
}

async function insertParcel(
  transaction: Queryable,
  order: OrderRow,
  parcel: ParcelInput & { lines: ChosenLines },
  at: Date,
): Promise<void> {
  const { id } = await onlyRow<{ id: number }>(transaction, {
    text: `insert into parcel (public_id, order_id, carrier, tracking_number, tracking_url, shipped_at)
           values ($1, $2, $3, $4, $5, $6) returning id`,
    values: [randomPublicId(), order.id, parcel.carrier, parcel.trackingNumber, parcel.trackingUrl, at],
  });
  await transaction.rows({
    text: `insert into parcel_line (parcel_id, order_line_id, quantity)
           select $1, order_line.id, chosen.quantity
           from unnest($2::text[], $3::integer[]) as chosen (line_id, quantity)
           join order_line on order_line.public_id = chosen.line_id and order_line.order_id = $4`,
    values: [
      id,
      parcel.lines.map(({ line_id }) => line_id),
      parcel.lines.map(({ quantity }) => quantity),
      order.id,
    ],
  });
}
