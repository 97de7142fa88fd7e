import { addDays, endOfMadridDay, madridDay } from "@recambia/contract/madrid-time";
import { transferDays } from "@recambia/contract/orders/schemas";
import { deliveryDay } from "@recambia/contract/shop/delivery";
import type { PaymentMeans, Shop } from "@recambia/contract/shop/schemas";

/** Time limit of card and Bizum payments. */
const onlineMinutes = 60;

/** Latest delivery that may be promised without another agreement (consumer code art. 66 bis). */
const maxDeliveryDays = 30;

/** Payment deadline of an order: for a transfer the end of the fifth day in Madrid, otherwise one hour. */
export function payUntil(method: PaymentMeans, now: Date): Date {
  return method === "transfer"
    ? endOfMadridDay(addDays(madridDay(now), transferDays))
    : new Date(now.getTime() + onlineMinutes * 60_000);
}

/**
 * Latest promised delivery day, `yyyy-mm-dd`, assuming payment at the deadline; never later than the law's 30 days.
 *
 * @param workingDays until delivery or pick-up.
 */
export function promisedBy(
  shop: Shop,
  order: { method: PaymentMeans; workingDays: number },
  now: Date,
): string {
  const terms = { cutoffHour: shop.dispatch_cutoff_hour, transitDays: order.workingDays };
  const arrival = deliveryDay(payUntil(order.method, now), terms);
  const latest = addDays(madridDay(now), maxDeliveryDays);
  if (arrival > latest) return latest;
  return arrival;
}
