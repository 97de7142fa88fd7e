import type { ShippingMethod, ShippingOption } from "@recambia/contract/checkout/schemas";
import type { RateInThousandths } from "@recambia/contract/money";
import { deliveryDay } from "@recambia/contract/shop/delivery";
import type { DeliveryArea, Shop } from "@recambia/contract/shop/schemas";
import { carriedMethods, findRate, type ShippingRate } from "@recambia/contract/shop/shipping";
import { type Charge, chargeFor, taxZoneOf } from "./charge.ts";

/** What is to be sent. */
export type Load = {
  weightG: number;
  /** Of the goods, VAT included. */
  grossCents: number;
  /** Something in it that aircraft do not carry. */
  hasAirExcluded: boolean;
};

/** A way to the goods; `charge` in cents. */
export type ShippingWay = {
  method: ShippingMethod;
  charge: Charge;
  /** Working days until it arrives, or can be picked up. */
  workingDays: number;
  isAvailable: boolean;
};

/**
 * The ways for a load: what is carried to the area, and picking it up in Madrid, which costs nothing.
 *
 * @param area where it would be delivered; null: not known yet.
 * @param rate the VAT rate in force.
 */
export function shippingWays(
  shop: Shop,
  area: DeliveryArea | null,
  load: Load,
  rate: RateInThousandths,
): ShippingWay[] {
  const pickup: ShippingWay = {
    method: "pickup",
    charge: chargeFor(0, "vat", rate),
    workingDays: shop.shipping.pickup_ready_days,
    isAvailable: true,
  };
  if (area === null) return [pickup];
  const carried = ratesOf(shop, area).map((one) => ({
    method: one.method,
    charge: chargeFor(priceOf(one, load), taxZoneOf(area), rate),
    workingDays: one.transit_days,
    isAvailable: canCarry(one, load),
  }));
  return [...carried, pickup];
}

/** How parcels are carried to an area; nothing where the shop does not deliver. */
export function ratesOf({ delivery_areas, shipping }: Shop, area: DeliveryArea): ShippingRate[] {
  if (!delivery_areas.includes(area)) return [];
  return carriedMethods.flatMap((method) => findRate(shipping, area, method) ?? []);
}

/** The heaviest that a rate carries, in grams. */
export function mostGrams(rate: ShippingRate): number {
  return rate.steps.at(-1)?.up_to_g ?? 0;
}

/** A way as the quote tells it. */
export function tellWay(shop: Shop, way: ShippingWay, now: Date): ShippingOption {
  const terms = { cutoffHour: shop.dispatch_cutoff_hour, transitDays: way.workingDays };
  return {
    method: way.method,
    cents: way.charge.cents,
    delivery_day: deliveryDay(now, terms),
    is_available: way.isAvailable,
  };
}

function canCarry(rate: ShippingRate, { weightG, hasAirExcluded }: Load): boolean {
  return weightG <= mostGrams(rate) && !(rate.is_by_air && hasAirExcluded);
}

/** VAT included. What is too heavy is not carried, and would cost as much as the heaviest. */
function priceOf({ free_from_cents, steps }: ShippingRate, { weightG, grossCents }: Load): number {
  if (free_from_cents !== null && grossCents >= free_from_cents) return 0;
  const step = steps.find(({ up_to_g }) => weightG <= up_to_g) ?? steps.at(-1);
  return step?.cents ?? 0;
}
