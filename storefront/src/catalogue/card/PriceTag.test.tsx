import type { Price } from "@recambia/contract/catalogue/card";
import { expect, test } from "vitest";
import { renderInPage } from "../../../test/render-in-page.tsx";
import { messages } from "../locales/en.po";
import { offerData } from "../structured-data.ts";
import { PriceTag } from "./PriceTag.tsx";

test.each([
  ["2027-01-15T22:59:59Z", "Fri 15 Jan", "2027-01-15"],
  // Midnight in Madrid: the 16th has the price of before.
  ["2027-01-15T23:00:00Z", "Fri 15 Jan", "2027-01-15"],
  ["2027-07-15T22:00:00Z", "Thu 15 Jul", "2027-07-15"],
  // In Madrid, the 16th has begun.
  ["2027-01-15T23:30:00Z", "Sat 16 Jan", "2027-01-16"],
])("an offer that ends at %s is valid until %s, on the page and for search engines", (ends_at, day, iso) => {
  const price: Price = {
    ...{ cents: 3490, currency: "EUR", unit_price: null, core_deposit_cents: null, sold_as: "piece" },
    offer: { previous_cents: 4190, percent: 17, ends_at },
  };
  const drawn = renderInPage(<PriceTag price={price} />, "en", messages);
  expect(drawn).toContain(day);
  expect(drawn).toContain("−17%<");
  const data = offerData(price, { state: "in_stock", left: null }, "https://shop.test/products/a");
  expect(data).toMatchObject({ priceValidUntil: iso });
});
