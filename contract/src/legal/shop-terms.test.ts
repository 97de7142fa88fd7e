import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { formatCents } from "../money.ts";
import type { Shop } from "../shop/schemas.ts";
import { shopTerms } from "./shop-terms.ts";

const config: Shop = JSON.parse(readFileSync(new URL("../../../shop.config.json", import.meta.url), "utf8"));
const rate = (area: Shop["delivery_areas"][number]) => ({
  ...{ area, method: "standard" as const, is_by_air: false, transit_days: 5, free_from_cents: null },
  steps: [{ up_to_g: 1000, cents: 3900 }],
});

test("delivery prices are those that are charged: without VAT where the goods leave its territory", () => {
  const areas = ["peninsula", "balearic", "canary", "ceuta_melilla", "cuba"] as const;
  const shop = {
    ...config,
    delivery_areas: [...areas],
    shipping: { ...config.shipping, rates: areas.map(rate) },
  };
  const { deliveryPrices } = shopTerms(shop, "es", new Date("2026-11-25T12:00:00Z"));
  const included = { price: ["Precio, IVA incluido"], cells: [formatCents(3900)] };
  const without = { price: ["Precio, sin IVA"], cells: [formatCents(3223)] };
  const shown = deliveryPrices.map((table) =>
    table.kind === "table" ? { price: table.columns.slice(1), cells: table.rows[0]?.cells } : null,
  );
  expect(shown).toEqual([included, included, without, without, without]);
});

test.each([
  ["es", "0,5"],
  ["ca", "0,5"],
  ["en", "0.5"],
] as const)("%s: half a kilogram has the decimal separator of the language", (locale, half) => {
  const rates = [{ ...rate("peninsula"), steps: [{ up_to_g: 500, cents: 390 }] }];
  const { deliveryPrices } = shopTerms(
    { ...config, shipping: { ...config.shipping, rates } },
    locale,
    new Date(),
  );
  expect(JSON.stringify(deliveryPrices)).toContain(half);
});
