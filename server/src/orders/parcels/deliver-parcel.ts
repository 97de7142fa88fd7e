import { madridDay, noonOfMadridDay } from "@recambia/contract/madrid-time";
import type { Context } from "../../platform/http/context.ts";
import type { Refusal } from "../../platform/http/refusals/refusal.ts";
import { lockNumberedOrder } from "../lock-order.ts";
import type { OrderRow, ParcelRow } from "../order-rows.ts";
import { updateOrderProgress } from "../progress/update-order-progress.ts";

/** The delivered parcel and day; without a number, all parcels on their way. */
export type Arrival = {
  /** Number as in `orders show`, from 1. */
  parcelNumber: number | null;
  /** `yyyy-mm-dd`; null for now. The withdrawal term counts from it. */
  day: string | null;
};

/**
 * Records the delivery of parcels. With the last parcel of a fully sent order, the order is delivered and the withdrawal
 * term begins (consumer code art. 104).
 *
 * @returns the order; `not_found`; `conflict` when no such parcel is on its way, or for a future day or one before
 *   dispatch.
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
      ({ delivered_at, lost_at, came_back_at }, index) =>
        delivered_at === null &&
        lost_at === null &&
        came_back_at === null &&
        (arrival.parcelNumber === null || index + 1 === arrival.parcelNumber),
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
    return updateOrderProgress(transaction, order.id, { kind: "parcel_delivered", at, actor: "shop" });
  });
}

/** Noon of the given day; the term counts days. */
function arrivedAt(day: string | null, now: Date): Date | null {
  if (day === null || day === madridDay(now)) return now;
  const noon = noonOfMadridDay(day);
  return Number.isNaN(noon.getTime()) ? null : noon;
}

function canArrive(parcel: ParcelRow, at: Date, now: Date): boolean {
  return at <= now && madridDay(at) >= madridDay(new Date(parcel.shipped_at));
}
