import { type Static, Type } from "typebox";
import { Nullable, Slug } from "../http.ts";

const closed = { additionalProperties: false };

/** Where a parcel can go, told before the order begins (consumer code art. 98.3). */
export const deliveryAreas = ["peninsula", "balearic", "canary", "ceuta_melilla", "cuba"] as const;
export type DeliveryArea = (typeof deliveryAreas)[number];

/** Ways in which a parcel is carried; the other way to one's goods is to pick them up. */
export const carriedMethods = ["standard", "express"] as const;
export type CarriedMethod = (typeof carriedMethods)[number];

/** Heavier than this a parcel is not thought of. */
const mostGrams = 2_000_000;
const Price = Type.Integer({ minimum: 0, maximum: 10_000_000 });

/** What one way of carrying to one area costs. */
export const ShippingRate = Type.Object(
  {
    area: Type.Enum(deliveryAreas),
    method: Type.Enum(carriedMethods),
    /** Goods that aircraft do not carry (`not_by_air`) can't go this way. */
    is_by_air: Type.Boolean(),
    /** Working days on the way. */
    transit_days: Type.Integer({ minimum: 1, maximum: 15 }),
    /** The lightest first: a parcel of up to `up_to_g` costs `cents`, VAT included. Nothing heavier than the last is carried. */
    steps: Type.Array(
      Type.Object({ up_to_g: Type.Integer({ minimum: 1, maximum: mostGrams }), cents: Price }, closed),
      { minItems: 1 },
    ),
    /** Goods of so much, VAT included, are carried for nothing; null: never. */
    free_from_cents: Nullable(Price),
  },
  closed,
);
export type ShippingRate = Static<typeof ShippingRate>;

/** Ways, prices and limits of delivery. */
export const Shipping = Type.Object(
  {
    rates: Type.Array(ShippingRate, { minItems: 1 }),
    /** Working days until an order can be picked up at the shop. */
    pickup_ready_days: Type.Integer({ minimum: 0, maximum: 15 }),
    /** What aircraft do not carry: by the danger pictograms on a product's label, and by part type. */
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

/** How a parcel is carried to an area; undefined when it is not. */
export function findRate(
  { rates }: Shipping,
  area: DeliveryArea,
  method: CarriedMethod,
): ShippingRate | undefined {
  return rates.find((rate) => rate.area === area && rate.method === method);
}

/**
 * What is wrong with rates that have the right shape.
 *
 * @param areas that the shop delivers to.
 * @returns one line for each problem, with its place in the configuration.
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
