import fc from "fast-check";
import { Value } from "typebox/value";
import { describe, expect, test } from "vitest";
import { vatIncluded } from "../money.ts";
import {
  AddLineBody,
  CartTotals,
  ChangeLineBody,
  cartTotals,
  maxLines,
  maxQuantity,
  type PricedLine,
} from "./schemas.ts";

const rate = fc.constantFrom(0, 40, 100, 210);
const line: fc.Arbitrary<PricedLine> = fc.record({
  quantity: fc.integer({ min: 1, max: maxQuantity }),
  unitCents: fc.integer({ min: 0, max: 10_000_000 }),
  coreDepositCents: fc.integer({ min: 0, max: 1_000_000 }),
});
const lines = fc.array(line, { maxLength: maxLines });

describe("what a client may send", () => {
  test("quantities are whole numbers from 1 to 99", () => {
    for (const quantity of [0, -1, 1.5, 100, 1e9, "2", null, Number.NaN, [], {}]) {
      expect(Value.Check(ChangeLineBody, { quantity })).toBe(false);
      expect(Value.Check(AddLineBody, { purchasable_public_id: "abcdefgh", quantity })).toBe(false);
    }
    expect(Value.Check(ChangeLineBody, { quantity: 1 })).toBe(true);
    expect(Value.Check(ChangeLineBody, { quantity: maxQuantity })).toBe(true);
  });

  test("a line with a price is refused", () => {
    expect(Value.Check(AddLineBody, { purchasable_public_id: "abcdefgh", unit_cents: 1 })).toBe(false);
    expect(Value.Check(ChangeLineBody, { quantity: 1, unit_cents: 1 })).toBe(false);
  });
});

describe("totals", () => {
  test("an empty cart totals zero", () => {
    expect(cartTotals([], 210)).toEqual({
      item_count: 0,
      goods_cents: 0,
      vat_cents: 0,
      vat_rate: 210,
      core_deposit_cents: 0,
      total_cents: 0,
      currency: "EUR",
    });
  });

  test("every cent of every line is in the sums, and nothing else is", () => {
    fc.assert(
      fc.property(lines, rate, (cart, vatRate) => {
        const totals = cartTotals(cart, vatRate);
        const sum = (amount: (of: PricedLine) => number) => cart.reduce((all, one) => all + amount(one), 0);
        expect(totals.item_count).toBe(sum((one) => one.quantity));
        expect(totals.goods_cents).toBe(sum((one) => one.quantity * one.unitCents));
        expect(totals.core_deposit_cents).toBe(sum((one) => one.quantity * one.coreDepositCents));
        expect(totals.total_cents).toBe(totals.goods_cents + totals.core_deposit_cents);
        expect(Value.Check(CartTotals, totals)).toBe(true);
      }),
    );
  });

  test("VAT is each line's once-rounded share, so it is off the exact sum by half a cent a line at most", () => {
    fc.assert(
      fc.property(lines, rate, (cart, vatRate) => {
        const { vat_cents, goods_cents } = cartTotals(cart, vatRate);
        const byLine = cart.map((one) => vatIncluded(one.quantity * one.unitCents, vatRate));
        expect(vat_cents).toBe(byLine.reduce((all, vat) => all + vat, 0));
        expect(Math.abs(vat_cents - (goods_cents * vatRate) / (1000 + vatRate))).toBeLessThanOrEqual(
          cart.length / 2 + 1e-3,
        );
        expect(vat_cents).toBeLessThanOrEqual(goods_cents);
      }),
    );
  });

  test("the order of the lines does not matter, and two carts add up to their union", () => {
    fc.assert(
      fc.property(lines, lines, rate, (some, others, vatRate) => {
        const together = cartTotals([...some, ...others], vatRate);
        expect(cartTotals([...others, ...some].toReversed(), vatRate)).toEqual(together);
        const [a, b] = [cartTotals(some, vatRate), cartTotals(others, vatRate)];
        for (const field of [
          "item_count",
          "goods_cents",
          "vat_cents",
          "core_deposit_cents",
          "total_cents",
        ] as const) {
          expect(a[field] + b[field]).toBe(together[field]);
        }
      }),
    );
  });
});
