import { readFileSync } from "node:fs";
import type { Shop } from "@recambia/contract/shop/schemas";
import { expect, test } from "vitest";
import { productData, shippingData, shopData } from "./structured-data.ts";

const shop: Shop = JSON.parse(readFileSync(new URL("../../../shop.config.json", import.meta.url), "utf8"));

test("a shop is known by its Spanish tax id, which is no VAT number of the Union", () => {
  const data = shopData(shop, "https://shop.test");
  expect(data).toMatchObject({ "@type": "AutoPartsStore", taxID: shop.tax_id });
  expect(data).not.toHaveProperty("vatID");
});

test("the price of delivery is promised for the peninsula only", () => {
  const { shippingDetails } = shippingData(shop, 1000, 4500);
  expect(shippingDetails?.shippingDestination).toMatchObject({ addressCountry: "ES" });
  const ranges = shippingDetails?.shippingDestination.postalCodeRange ?? [];
  const isPromised = (code: string) =>
    ranges.some(({ postalCodeBegin, postalCodeEnd }) => postalCodeBegin <= code && code <= postalCodeEnd);
  const codes = ["01001", "06800", "07001", "08001", "28013", "35001", "36201", "38001", "39001", "50001"];
  expect(codes.filter(isPromised)).toEqual(["01001", "06800", "08001", "28013", "36201", "39001", "50001"]);
  expect(["51001", "52001", "99999"].filter(isPromised)).toEqual([]);
});

test("goods too heavy for the rate have no price of delivery, and dear ones are free", () => {
  expect(shippingData(shop, 2_000_000, 4500)).toEqual({});
  expect(shippingData(shop, 1000, 1_000_000).shippingDetails?.shippingRate.value).toBe("0.00");
});

test("a product has the identifier of the product feed, and its maker's number besides", () => {
  const product: Parameters<typeof productData>[0] = {
    ...{ id: "product000000001", name: "Brake disc", brand: { slug: "cerdel", name: "Cerdel" } },
    part_type: { slug: "brake-discs", name: "Brake discs" },
    ...{ part_number: "DF-280", gtin: null, description: "", pictures: ["brake-disc"], rating: null },
    dimensions: { length_mm: 300, height_mm: 300, depth_mm: 60, volume_cm3: 5400, weight_g: 4000 },
    ...{ fitted_models: [], restricted: "f_gas", stock: { state: "in_stock", left: null } },
    price: {
      ...{ cents: 3490, currency: "EUR", offer: null, unit_price: null },
      ...{ core_deposit_cents: null, sold_as: "piece" },
    },
    withdrawal_exclusion: null,
  };
  const data = productData(product, "en", shop, "https://shop.test/products/disc", "https://shop.test");
  expect(data).toMatchObject({
    ...{ name: "Cerdel brake disc", sku: "product000000001", mpn: "DF-280" },
  });
});
