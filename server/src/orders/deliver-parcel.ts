import { madridDay, startOfMadridDay } from "@recambia/contract/madrid-time";
import type { Queryable } from "../platform/database/database.ts";
import type { Context } from "../platform/http/app.ts";
import type { Refusal } from "../platform/http/refusal.ts";
import { followWithdrawals } from "./follow-withdrawals.ts";
import { lockNumberedOrder, type OrderRow, type ParcelRow, readOrder } from "./order-rows.ts";
import { sentPieces } from "./withdrawal-terms.ts";

/** Which parcel has arrived, and when; without a number, all that are on their way. */
export type Arrival = {
  /** As `orders show` numbers them, from 1. */
  parcelNumber: number | null;
  /** `yyyy-mm-dd`; null: now. The term to withdraw counts from it. */
  day: string | null;
};

/**
 * Notes that parcels have arrived. With the last of an order that has left whole, the order has been
 * delivered and the term to withdraw begins (consumer code art. 104).
 *
 * @returns the order; `not_found`; `conflict` when no such parcel is on its way, or for a day that is
 *   still to come or was before the parcel left.
 */
export async function deliverParcel(
  { database, clock }: Pick<Context, "database" | "clock">,
  number: string,
  arrival: Arrival,
): Promise<OrderRow | Refusal> {
  return database.transaction(async (transaction) => {
    const order = await lockNumberedOrder(transaction, number);
    if (!order) return { refused: "not_found" };
    const now = clock.now();
    const at = arrivedAt(arrival.day, now);
    const parcels = order.parcels.filter(
      ({ delivered_at }, index) =>
        delivered_at === null && (arrival.parcelNumber === null || index + 1 === arrival.parcelNumber),
    );
    if (
      order.state === "refunded" ||
      parcels.length === 0 ||
      !at ||
      parcels.some((parcel) => !canArrive(parcel, at, now))
    ) {
      return { refused: "conflict" };
    }
    await transaction.rows({
      text: "update parcel set delivered_at = greatest($2, shipped_at) where id = any($1::bigint[])",
      values: [parcels.map(({ id }) => id), at],
    });
    await noteDelivery(transaction, order.id);
    return followWithdrawals(transaction, order.id, { kind: "parcel_delivered", at, actor: "shop" });
  });
}

/** Noon of a day that was named: the term counts days, not hours. */
function arrivedAt(day: string | null, now: Date): Date | null {
  if (day === null || day === madridDay(now)) return now;
  const start = startOfMadridDay(day);
  return Number.isNaN(start.getTime()) ? null : new Date(start.getTime() + 12 * 3_600_000);
}

function canArrive(parcel: ParcelRow, at: Date, now: Date): boolean {
  return at <= now && madridDay(at) >= madridDay(new Date(parcel.shipped_at));
}

/** The order has been delivered when everything has left and all of that has arrived: with the latest. */
async function noteDelivery(transaction: Queryable, orderKey: number): Promise<void> {
  const order = await readOrder(transaction, orderKey);
  const isAllSent = order.lines.every((line) => sentPieces(order, line) === line.quantity);
  if (!isAllSent || order.parcels.some(({ delivered_at }) => delivered_at === null)) return;
  await transaction.rows({
    text: `update customer_order set delivered_at = (select max(delivered_at) from parcel where order_id = $1)
           where id = $1`,
    values: [orderKey],
  });
}
