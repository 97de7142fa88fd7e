import { addDays, madridDay } from "@recambia/contract/madrid-time";
import type { LineGuarantee } from "@recambia/contract/orders/guarantee-claims";
import { claimYears, guaranteeYears, presumedYears, repairMonths } from "@recambia/contract/shop/legal";
import {
  claimedPieces,
  deliveredPieces,
  paidBackPieces,
  withdrawnPieces,
} from "../cancellation/order-pieces.ts";
import type { GuaranteeClaimRow, OrderLineRow, OrderRow } from "../order-rows.ts";

/**
 * Adds months to a day, `yyyy-mm-dd`. In a month that lacks the day, a term ends on the month's last one (Civil Code art. 5.1):
 * 29 February becomes 28 February.
 */
export function addMonths(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  const dayOfMonth = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  // The day ran over into the next month.
  if (date.getUTCDate() !== dayOfMonth) date.setUTCDate(0);
  return date.toISOString().slice(0, 10);
}

/**
 * Computes the legal guarantee of a line: three years from the delivery of its last parcel, two of them with the
 * presumption (consumer code art. 120, 121), both longer by the days on which faulty pieces were at the shop (art. 122.2), the
 * first also by a year once a piece was repaired (Directive (EU) 2024/1799 art. 16). Pieces of a line can't be told apart,
 * so what one of them gains counts for all.
 *
 * @returns null for a business, and before anything was delivered.
 */
export function lineGuarantee(order: OrderRow, line: OrderLineRow, now: Date): LineGuarantee | null {
  if (order.billing?.is_business) return null;
  const arrivals = order.parcels.flatMap(({ delivered_at, lines }) =>
    delivered_at !== null && lines.some(({ line_id }) => line_id === line.public_id)
      ? [Date.parse(delivered_at)]
      : [],
  );
  if (arrivals.length === 0) return null;
  const deliveredOn = madridDay(new Date(Math.max(...arrivals)));
  const claims = order.guarantee_claims.filter(({ line_id }) => line_id === line.public_id);
  const suspended = suspendedDays(claims, now);
  const extension = claims.some(({ state }) => state === "repaired") ? repairMonths : 0;
  const until = addDays(addMonths(deliveredOn, 12 * guaranteeYears + extension), suspended);
  const isOver = madridDay(now) > addMonths(until, 12 * claimYears);
  return {
    until,
    presumed_until: addDays(addMonths(deliveredOn, 12 * presumedYears), suspended),
    claimable_quantity: isOver ? 0 : Math.max(0, claimablePieces(order, line)),
  };
}

/**
 * Counts the days from handing over to giving back conforming goods, or until today. A day counts once, however many pieces
 * were at the shop.
 */
function suspendedDays(claims: readonly GuaranteeClaimRow[], now: Date): number {
  const spans = claims.flatMap(({ state, received_at, ended_at }) =>
    received_at === null || state === "refused"
      ? []
      : [
          {
            from: madridDay(new Date(received_at)),
            to: madridDay(ended_at === null ? now : new Date(ended_at)),
          },
        ],
  );
  let days = 0;
  let countedTo = "";
  for (const { from, to } of spans.sort((one, other) => (one.from < other.from ? -1 : 1))) {
    if (to <= countedTo) continue;
    days += daysBetween(from > countedTo ? from : countedTo, to);
    countedTo = to;
  }
  return days;
}

/** Days from one day to a later one, both `yyyy-mm-dd`. */
function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / (24 * 60 * 60 * 1000);
}

/** Delivered pieces that the customer has kept, and that no open claim is about. */
function claimablePieces(order: OrderRow, line: OrderLineRow): number {
  return keptPieces(order, line) - claimedPieces(order, line);
}

/** Delivered pieces that were neither withdrawn from nor paid back under the guarantee. */
export function keptPieces(order: OrderRow, line: OrderLineRow): number {
  return deliveredPieces(order, line) - withdrawnPieces(order, line) - paidBackPieces(order, line);
}
