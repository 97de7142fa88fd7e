import { type Static, Type } from "typebox";
import { closed, Nullable, Slug } from "../http.ts";

/** Delivery areas, shown before ordering (consumer code art. 98.3). */
export const deliveryAreas = ["peninsula", "balearic", "canary", "ceuta_melilla", "cuba"] as const;
export type DeliveryArea = (typeof deliveryAreas)[number];

/** Areas outside the Union's VAT area (Directive 2006/112/EC art. 6; Ley 37/1992 art. 3, 21). */
const exportAreas: readonly DeliveryArea[] = ["canary", "ceuta_melilla", "cuba"];

/** Whether what goes to an area is an export, which is charged without VAT. */
export function isExportArea(area: DeliveryArea): boolean {
  return exportAreas.includes(area);
}

/** Methods of carriage; the other delivery method is pick-up. */
export const carriedMethods = ["standard", "express"] as const;
export type CarriedMethod = (typeof carriedMethods)[number];

/** Maximum weight of any parcel. */
const maxGrams = 2_000_000;
const Price = Type.Integer({ minimum: 0, maximum: 10_000_000 });

/** Rate of one method to one area. */
export const ShippingRate = Type.Object(
  {
    area: Type.Enum(deliveryAreas),
    method: Type.Enum(carriedMethods),
    /** Goods in `not_by_air` cannot use this rate. */
    is_by_air: Type.Boolean(),
    /** Working days in transit. */
    transit_days: Type.Integer({ minimum: 1, maximum: 15 }),
    /** Ascending steps: a parcel of up to `up_to_g` costs `cents`, VAT included. The last step is the maximum weight. */
    steps: Type.Array(
      Type.Object({ up_to_g: Type.Integer({ minimum: 1, maximum: maxGrams }), cents: Price }, closed),
      { minItems: 1 },
    ),
    /** Price of the goods, VAT included, from which delivery is free; null for never. */
    free_from_cents: Nullable(Price),
  },
  closed,
);
export type ShippingRate = Static<typeof ShippingRate>;

/** Methods, prices and limits of delivery. */
export const Shipping = Type.Object(
  {
    rates: Type.Array(ShippingRate, { minItems: 1 }),
    /** Working days until an order can be picked up. */
    pickup_ready_days: Type.Integer({ minimum: 0, maximum: 15 }),
    /** Goods excluded from air freight: by CLP pictograms of a product, and by part type. */
    not_by_air: Type.Object(
      {
        pictograms: Type.Array(Type.String({ pattern: "^GHS0[1-9]$" })),
        part_types: Type.Array(Slug),
      },
      closed,
    ),
  },
  closed,
);
export type Shipping = Static<typeof Shipping>;

/** Finds the rate of a method to an area; undefined without one. */
export function findRate(
  { rates }: Shipping,
  area: DeliveryArea,
  method: CarriedMethod,
): ShippingRate | undefined {
  return rates.find((rate) => rate.area === area && rate.method === method);
}

/**
 * Returns the price of a parcel in cents; null if it is too heavy for the rate.
 *
 * @param goodsCents price of its goods, VAT included, without deposits.
 */
export function parcelCents(
  { free_from_cents, steps }: ShippingRate,
  weightG: number,
  goodsCents: number,
): number | null {
  const step = steps.find(({ up_to_g }) => weightG <= up_to_g);
  if (!step) return null;
  return free_from_cents !== null && goodsCents >= free_from_cents ? 0 : step.cents;
}

/** Returns how much is missing for free delivery, in cents: 0 when it is free, null when it never is. */
export function missingForFreeDelivery({ free_from_cents }: ShippingRate, goodsCents: number): number | null {
  return free_from_cents === null ? null : Math.max(0, free_from_cents - goodsCents);
}

/**
 * Finds semantic problems of valid rates.
 *
 * @param areas delivery areas of the shop.
 * @returns one line for each problem, with its path in the configuration.
 */
export function shippingProblems(shipping: Shipping, areas: readonly DeliveryArea[]): string[] {
  const problems: string[] = [];
  for (const area of areas) {
    if (!findRate(shipping, area, "standard")) {
      problems.push(`/shipping/rates: ${area} is in delivery_areas and has no rate for standard`);
    }
  }
  for (const [index, rate] of shipping.rates.entries()) {
    const place = `/shipping/rates/${index}`;
    if (findRate(shipping, rate.area, rate.method) !== rate) {
      problems.push(`${place}: ${rate.area} has a rate for ${rate.method} already`);
    }
    const isAscending = rate.steps.every((step, at) => step.up_to_g > (rate.steps[at - 1]?.up_to_g ?? 0));
    if (!isAscending) problems.push(`${place}/steps: each up_to_g must be above the one before`);
  }
  return problems;
}
