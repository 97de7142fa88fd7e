import { bumpRevision } from "../../platform/catalogue-revision.ts";
import type { Queryable } from "../../platform/database/database.ts";
import type { Context } from "../../platform/http/context.ts";
import { isRefusal, type Refusal, refuseField } from "../../platform/http/refusals/refusal.ts";
import { insertCancellation } from "../cancellation/cancel-pieces.ts";
import { sentPieces, withdrawnPieces } from "../cancellation/order-pieces.ts";
import { reserveStock } from "../cancellation/release-stock.ts";
import { lockNumberedOrder } from "../lock-order.ts";
import { orderMessages } from "../messages.ts";
import { findRecalled } from "../order-recalls.ts";
import type { OrderRow, ParcelRow } from "../order-rows.ts";
import { updateOrderProgress } from "../progress/update-order-progress.ts";
import { insertStockMovements } from "./stock-movements.ts";

type Shop = Pick<Context, "database" | "clock">;

/** Outcome of a lost parcel. */
export type LossOutcome = "send_again" | "refund";

/**
 * Records the loss of a parcel. Its pieces are replaced from stock, or refunded.
 *
 * @param lost.parcelNumber as in `orders show`, from 1; null for the only one on its way.
 * @returns the order; `not_found`; `conflict` when no such parcel is on its way, or its pieces are withdrawn (settle the
 *   withdrawal instead); `out_of_stock` when it cannot be replaced; 422 naming `outcome` when a product
 *   that would be sent again is off sale for a recall.
 */
export async function loseParcel(
  { database, clock }: Shop,
  number: string,
  lost: { parcelNumber: number | null; outcome: LossOutcome },
): Promise<OrderRow | Refusal> {
  const at = clock.now();
  return database.transaction(async (transaction) => {
    const found = await lockParcel(transaction, number, lost.parcelNumber);
    if (isRefusal(found)) return found;
    const { order, parcel } = found;
    const isSentAgain = lost.outcome === "send_again";
    const recalled = isSentAgain ? await findRecalled(transaction, order.id, parcel.lines) : null;
    if (recalled !== null) return refuseField("outcome", orderMessages.recalled_again, { product: recalled });
    const changedProducts = isSentAgain ? await reserveStock(transaction, order.id, parcel.lines) : [];
    if (changedProducts === null) return { refused: "out_of_stock", values: { available: 0 } };
    await endParcel(transaction, parcel, "lost_at", at);
    await insertStockMovements(transaction, order.id, parcel.lines, { kind: "lost", reason: null, at });
    const about = {
      parcel: parcel.id,
      ...(isSentAgain ? {} : await cancelLost(transaction, order, parcel, at)),
    };
    const event = { kind: "parcel_lost", at, actor: "shop", text: carriedBy(parcel), about } as const;
    const after = await updateOrderProgress(transaction, order.id, event);
    if (changedProducts.length > 0) await bumpRevision(transaction, changedProducts);
    return after;
  });
}

/**
 * Records that a parcel came back undelivered: its pieces wait to be sent again or cancelled.
 *
 * @param parcelNumber as in `loseParcel`.
 * @returns the order; `not_found`; `conflict` as in `loseParcel`.
 */
export async function takeParcelBack(
  { database, clock }: Shop,
  number: string,
  parcelNumber: number | null,
): Promise<OrderRow | Refusal> {
  const at = clock.now();
  return database.transaction(async (transaction) => {
    const found = await lockParcel(transaction, number, parcelNumber);
    if (isRefusal(found)) return found;
    const { order, parcel } = found;
    await endParcel(transaction, parcel, "came_back_at", at);
    const text = carriedBy(parcel);
    const about = { parcel: parcel.id };
    const event = { kind: "parcel_came_back", at, actor: "shop", text, about } as const;
    return updateOrderProgress(transaction, order.id, event);
  });
}

/** Creates the refund for a lost parcel. */
async function cancelLost(
  transaction: Queryable,
  order: OrderRow,
  { lines }: ParcelRow,
  at: Date,
): Promise<{ cancellation: number }> {
  const unsaid = { channel: null, name: null, reason: null } as const;
  const { cancellationKey } = await insertCancellation(transaction, order, {
    ...{ cause: "lost", actor: "shop", ...unsaid, lines, at },
  });
  return { cancellation: cancellationKey };
}

/** Locks the order and finds its parcel on its way. */
async function lockParcel(
  transaction: Queryable,
  number: string,
  parcelNumber: number | null,
): Promise<{ order: OrderRow; parcel: ParcelRow } | Refusal> {
  const order = await lockNumberedOrder(transaction, number);
  if (!order) return { refused: "not_found" };
  const parcels = order.parcels.filter(
    ({ delivered_at, lost_at, came_back_at }, index) =>
      delivered_at === null &&
      lost_at === null &&
      came_back_at === null &&
      (parcelNumber === null || index + 1 === parcelNumber),
  );
  const [parcel] = parcels;
  if (!parcel || parcels.length > 1) return { refused: "conflict" };
  return isWithdrawnFrom(order, parcel) ? { refused: "conflict" } : { order, parcel };
}

/** Whether more pieces would be withdrawn than sent without the parcel. */
function isWithdrawnFrom(order: OrderRow, parcel: ParcelRow): boolean {
  const others = { parcels: order.parcels.filter(({ id }) => id !== parcel.id) };
  return order.lines.some((line) => sentPieces(others, line) < withdrawnPieces(order, line));
}

async function endParcel(
  transaction: Queryable,
  { id }: ParcelRow,
  column: "lost_at" | "came_back_at",
  at: Date,
): Promise<void> {
  await transaction.rows({ text: `update parcel set ${column} = $2 where id = $1`, values: [id, at] });
}

const carriedBy = ({ carrier, tracking_number }: ParcelRow) =>
  [carrier, tracking_number].filter(Boolean).join(" ");
