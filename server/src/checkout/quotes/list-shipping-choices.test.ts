import type { DeliveryArea } from "@recambia/contract/shop/schemas";
import { expect, test } from "vitest";
import { loadShop } from "../../platform/load-shop.ts";
import { chargeFor, taxZoneOf } from "./charge.ts";
import { listShippingChoices, maxGrams, ratesOf } from "./list-shipping-choices.ts";

const shop = await loadShop(new URL("../../../../shop.config.json", import.meta.url).pathname);
const vat = 210;
const light = { weightG: 1, grossCents: 1, hasAirExcluded: false };
const areas: readonly DeliveryArea[] = shop.delivery_areas;

test("without an address, only pick-up is possible", () => {
  expect(listShippingChoices(shop, null, light, vat).map(({ method }) => method)).toEqual(["pickup"]);
});

test("no carried method outside the delivery areas", () => {
  const closed = { ...shop, delivery_areas: [] };
  for (const area of areas) {
    expect(ratesOf(closed, area)).toEqual([]);
    expect(listShippingChoices(closed, area, light, vat).map(({ method }) => method)).toEqual(["pickup"]);
  }
});

test.each(areas)(
  "to %s each weight costs its step to the gram, and the heaviest is the last one carried",
  (area) => {
    const charged = (cents: number) => chargeFor(cents, taxZoneOf(area), vat).cents;
    for (const rate of ratesOf(shop, area)) {
      const wayOf = (weightG: number) =>
        listShippingChoices(shop, area, { ...light, weightG }, vat).find(
          ({ method }) => method === rate.method,
        );
      for (const { up_to_g, cents } of rate.steps) expect(wayOf(up_to_g)?.charge.cents).toBe(charged(cents));
      for (const [index, { up_to_g }] of rate.steps.entries()) {
        const next = rate.steps[index + 1];
        if (next) expect(wayOf(up_to_g + 1)?.charge.cents).toBe(charged(next.cents));
      }
      expect(wayOf(maxGrams(rate))?.isAvailable).toBe(true);
      const tooHeavy = wayOf(maxGrams(rate) + 1);
      expect([tooHeavy?.isAvailable, tooHeavy?.charge.cents]).toEqual([
        false,
        charged(rate.steps.at(-1)?.cents ?? 0),
      ]);
    }
  },
);

test("goods excluded from air freight cannot use methods by air", () => {
  for (const area of areas) {
    const flying = ratesOf(shop, area).filter((rate) => rate.is_by_air);
    const ways = listShippingChoices(shop, area, { ...light, hasAirExcluded: true }, vat);
    for (const { method, isAvailable } of ways) {
      expect([method, isAvailable]).toEqual([method, !flying.some((rate) => rate.method === method)]);
    }
  }
});
