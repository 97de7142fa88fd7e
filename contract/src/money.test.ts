import fc from "fast-check";
import { expect, test } from "vitest";
import { formatCents, hasExactUnitPrice, vatIncluded, vatRateOn } from "./money.ts";

const cents = fc.integer({ min: 0, max: 100_000_000_000 });
const rate = fc.integer({ min: 0, max: 1000 });

test("no amount or no rate means no VAT", () => {
  fc.assert(
    fc.property(cents, rate, (gross, someRate) => {
      expect(vatIncluded(0, someRate)).toBe(0);
      expect(vatIncluded(gross, 0)).toBe(0);
    }),
  );
});

test("VAT is rounded half up, so that net and VAT equal gross", () => {
  fc.assert(
    fc.property(cents, rate, (gross, someRate) => {
      const vat = vatIncluded(gross, someRate);
      expect(Number.isInteger(vat)).toBe(true);
      // Exactly: vat - ½ ≤ gross · rate / (1000 + rate) < vat + ½.
      const [share, whole] = [BigInt(gross) * BigInt(someRate), BigInt(1000 + someRate)];
      expect(2n * share >= (2n * BigInt(vat) - 1n) * whole).toBe(true);
      expect(2n * share < (2n * BigInt(vat) + 1n) * whole).toBe(true);
      expect(gross - vat + vat).toBe(gross);
      expect(vat).toBeLessThanOrEqual(gross);
    }),
  );
});

test("VAT is monotonic", () => {
  fc.assert(
    fc.property(cents, cents, rate, (a, b, someRate) => {
      const [less, more] = a < b ? [a, b] : [b, a];
      expect(vatIncluded(less, someRate)).toBeLessThanOrEqual(vatIncluded(more, someRate));
    }),
  );
});

test("known amounts at 21 %", () => {
  expect([121, 100, 1, 2, 3, 3490, 6980].map((gross) => vatIncluded(gross, 210))).toEqual([
    21, 17, 0, 0, 1, 606, 1211,
  ]);
});

test("the general rate is 21 % since September 2012", () => {
  expect(vatRateOn(new Date("2012-08-31T23:59:59Z"))).toBe(0);
  expect(vatRateOn(new Date("2012-09-01T00:00:00Z"))).toBe(210);
  expect(vatRateOn(new Date("2026-11-21T10:00:00Z"))).toBe(210);
});

test("amounts are formatted like the Spanish locale", () => {
  const euros = new Intl.NumberFormat("es-ES", { style: "currency", currency: "EUR", useGrouping: true });
  fc.assert(
    fc.property(fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }), (amount) => {
      expect(formatCents(amount)).toBe(euros.format(amount / 100));
    }),
  );
});

test("amounts are in Spanish format", () => {
  expect([0, 5, 3490, 123_456, 100_000_000].map((amount) => formatCents(amount).replace(/\s/g, " "))).toEqual(
    ["0,00 €", "0,05 €", "34,90 €", "1.234,56 €", "1.000.000,00 €"],
  );
});

test("a unit price without VAT that is rounded is not multiplied in front of buyers", () => {
  expect(hasExactUnitPrice({ quantity: 2, unit_cents: 649, line_cents: 1298 })).toBe(true);
  expect(hasExactUnitPrice({ quantity: 2, unit_cents: 536, line_cents: 1073 })).toBe(false);
});
