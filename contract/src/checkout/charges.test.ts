import { expect, test } from "vitest";
import { OrderTotals, PaymentOption, QuoteBody } from "./schemas.ts";

const fieldsOf = (schema: { properties: object }) => Object.keys(schema.properties).sort();

test("an order costs goods, delivery and deposits: nothing extra can be asked for, and no payment method has a price", () => {
  // A new field here is a charge or an option that has to be asked for expressly (consumer code art. 60 bis, 60 ter).
  expect(fieldsOf(QuoteBody)).toEqual([
    "address_id",
    "billing",
    "guest",
    "payment_method",
    "shipping_method",
  ]);
  expect(fieldsOf(OrderTotals).filter((name) => name.endsWith("_cents"))).toEqual([
    "core_deposit_cents",
    "goods_cents",
    "shipping_cents",
    "total_cents",
  ]);
  expect(fieldsOf(PaymentOption).filter((name) => /cents|price|fee/.test(name))).toEqual([]);
});
