import type { ShippingMethod, ShippingOption } from "@recambia/contract/checkout/schemas";
import type { RateInThousandths } from "@recambia/contract/money";
import { deliveryDay } from "@recambia/contract/shop/delivery";
import type { DeliveryArea, Shop } from "@recambia/contract/shop/schemas";
import { carriedMethods, findRate, type ShippingRate } from "@recambia/contract/shop/shipping";
import { type Charge, chargeFor, taxZoneOf } from "./charge.ts";

/** The goods to be shipped. */
export type Shipment = {
  weightG: number;
  /** Price of the goods, VAT included. */
  grossCents: number;
  /** Whether it contains goods that cannot go by air. */
  hasAirExcluded: boolean;
};

/** A delivery method with its price. */
export type ShippingChoice = {
  method: ShippingMethod;
  charge: Charge;
  /** Working days until delivery or until pick-up is possible. */
  workingDays: number;
  isAvailable: boolean;
};

/**
 * Lists the delivery methods for a shipment: the carried ones of the area, and free pick-up in Madrid.
 *
 * @param area delivery area; null: not known yet.
 * @param rate the VAT rate in force.
 */
export function listShippingChoices(
  shop: Shop,
  area: DeliveryArea | null,
  shipment: Shipment,
  rate: RateInThousandths,
): ShippingChoice[] {
  const pickup: ShippingChoice = {
    method: "pickup",
    charge: chargeFor(0, "vat", rate),
    workingDays: shop.shipping.pickup_ready_days,
    isAvailable: true,
  };
  if (area === null) return [pickup];
  const carried = ratesOf(shop, area).map((one) => ({
    method: one.method,
    charge: chargeFor(priceOf(one, shipment), taxZoneOf(area), rate),
    workingDays: one.transit_days,
    isAvailable: canCarry(one, shipment),
  }));
  return [...carried, pickup];
}

/** Returns the shipping rates of an area; empty where the shop does not deliver. */
export function ratesOf({ delivery_areas, shipping }: Shop, area: DeliveryArea): ShippingRate[] {
  if (!delivery_areas.includes(area)) return [];
  return carriedMethods.flatMap((method) => findRate(shipping, area, method) ?? []);
}

/** Maximum weight of a rate, in grams. */
export function maxGrams(rate: ShippingRate): number {
  return rate.steps.at(-1)?.up_to_g ?? 0;
}

/** Converts a shipping choice to the contract's type. */
export function toShippingOption(shop: Shop, choice: ShippingChoice, now: Date): ShippingOption {
  return {
    method: choice.method,
    cents: choice.charge.cents,
    delivery_day: deliveryDay(now, shop, choice.workingDays),
    is_available: choice.isAvailable,
  };
}

function canCarry(rate: ShippingRate, { weightG, hasAirExcluded }: Shipment): boolean {
  return weightG <= maxGrams(rate) && !(rate.is_by_air && hasAirExcluded);
}

/** Price in cents, VAT included. A shipment above the maximum weight gets the price of the heaviest step. */
function priceOf({ free_from_cents, steps }: ShippingRate, { weightG, grossCents }: Shipment): number {
  if (free_from_cents !== null && grossCents >= free_from_cents) return 0;
  const step = steps.find(({ up_to_g }) => weightG <= up_to_g) ?? steps.at(-1);
  return step?.cents ?? 0;
}
