import { addDays, endOfMadridDay, madridDay } from "@recambia/contract/madrid-time";
import { transferDays } from "@recambia/contract/orders/schemas";
import { deliveryDay } from "@recambia/contract/shop/delivery";
import type { PaymentMeans, Shop } from "@recambia/contract/shop/schemas";

/** How long a card or Bizum may take, from the order to the bank's word. */
const onlineMinutes = 60;

/** The latest delivery that may be promised without another agreement (consumer code art. 66 bis). */
const mostDeliveryDays = 30;

/**
 * Until when the money of an order is waited for: a transfer until the end of the fifth day in
 * Madrid, what is paid at once for an hour.
 */
export function payUntil(method: PaymentMeans, now: Date): Date {
  return method === "transfer"
    ? endOfMadridDay(addDays(madridDay(now), transferDays))
    : new Date(now.getTime() + onlineMinutes * 60_000);
}

/**
 * The latest day of delivery that the contract promises, as `yyyy-mm-dd`: what is paid at the last
 * moment has to be there by then; never later than the law's 30 days.
 *
 * @param workingDays on the way, or until it can be picked up.
 */
export function promisedBy(
  shop: Shop,
  order: { method: PaymentMeans; workingDays: number },
  now: Date,
): string {
  const terms = { cutoffHour: shop.dispatch_cutoff_hour, transitDays: order.workingDays };
  const arrival = deliveryDay(payUntil(order.method, now), terms);
  const latest = addDays(madridDay(now), mostDeliveryDays);
  if (arrival > latest) return latest;
  return arrival;
}
