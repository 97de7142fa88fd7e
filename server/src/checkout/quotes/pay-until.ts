import { addDays, endOfMadridDay, madridDay } from "@recambia/contract/madrid-time";
import { transferDays } from "@recambia/contract/orders/schemas";
import { addWorkingDays, deliveryDay } from "@recambia/contract/shop/delivery";
import type { PaymentMeans, Shop } from "@recambia/contract/shop/schemas";

/** Time limit of card and Bizum payments. */
const onlineMinutes = 60;

/** Latest delivery that may be promised without another agreement (consumer code art. 66 bis). */
const maxDeliveryDays = 30;

/** How an order is paid; `hasPaidBefore` as `UnpaidCheck` has it. */
export type Payment = { method: PaymentMeans; hasPaidBefore: boolean };

/**
 * Payment deadline of an order: for a transfer the end of the fifth day in Madrid, or of an earlier one for a buyer without a
 * paid order (docs/decisions/055), otherwise one hour.
 */
export function payUntil(shop: Shop, { method, hasPaidBefore }: Payment, now: Date): Date {
  if (method !== "transfer") return new Date(now.getTime() + onlineMinutes * 60_000);
  const today = madridDay(now);
  const usual = addDays(today, transferDays);
  if (hasPaidBefore) return endOfMadridDay(usual);
  const short = addWorkingDays(today, shop.unpaid_limits.transfer_working_days, shop);
  if (short > usual) return endOfMadridDay(usual);
  return endOfMadridDay(short);
}

/**
 * Latest promised delivery day, `yyyy-mm-dd`, assuming an order at the quote's last moment and payment at the deadline, so that
 * the quoted day can be kept by whoever orders before and after the hour of dispatch; never later than the law's 30 days.
 *
 * @param order.workingDays until delivery or pick-up.
 */
export function promisedBy(
  shop: Shop,
  order: Payment & { workingDays: number },
  { quotedAt, expiresAt }: { quotedAt: Date; expiresAt: Date },
): string {
  const arrival = deliveryDay(payUntil(shop, order, expiresAt), shop, order.workingDays);
  const latest = addDays(madridDay(quotedAt), maxDeliveryDays);
  if (arrival > latest) return latest;
  return arrival;
}
