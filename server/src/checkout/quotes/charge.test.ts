import fc from "fast-check";
import { expect, test } from "vitest";
import { chargeFor, sumCharges, taxZoneOf } from "./charge.ts";

const cents = fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 5_000_000 }));
const lines = fc.array(
  fc.record({ quantity: fc.integer({ min: 1, max: 99 }), unit: cents, deposit: cents }),
  { minLength: 1, maxLength: 100 },
);
const taxZone = fc.constantFrom("vat" as const, "export" as const);
const rate = fc.constantFrom(0, 40, 100, 210, 999);

test("no cent is lost or created for any cart, destination and rate", () => {
  fc.assert(
    fc.property(lines, cents, taxZone, rate, (things, parcel, zone, vatRate) => {
      const charges = things.map(({ quantity, unit }) => chargeFor(quantity * unit, zone, vatRate));
      const shipping = chargeFor(parcel, zone, vatRate);
      const deposits = things.reduce((sum, { quantity, deposit }) => sum + quantity * deposit, 0);
      const totals = sumCharges(charges, shipping, deposits);
      const goods = charges.reduce((sum, charge) => sum + charge.cents, 0);
      expect(totals.goods_cents).toBe(goods);
      expect(totals.total_cents).toBe(goods + shipping.cents + deposits);
      const taxed = totals.vat.reduce((sum, share) => sum + share.base_cents + share.vat_cents, 0);
      expect(taxed).toBe(goods + shipping.cents);
      const gross = things.reduce((sum, { quantity, unit }) => sum + quantity * unit, parcel);
      const vat = [...charges, shipping].reduce((sum, charge) => sum + charge.vatCents, 0);
      expect(totals.vat.reduce((sum, share) => sum + share.vat_cents, 0)).toBe(vat);
      if (zone === "vat") expect(taxed).toBe(gross);
      else expect([vat, taxed <= gross]).toEqual([0, true]);
    }),
  );
});

test("an export costs the domestic price less exactly its VAT", () => {
  fc.assert(
    fc.property(cents, rate, (gross, vatRate) => {
      const here = chargeFor(gross, "vat", vatRate);
      expect(chargeFor(gross, "export", vatRate).cents).toBe(here.cents - here.vatCents);
    }),
  );
});

test("the Canaries, Ceuta and Melilla are outside the VAT area, the Balearics inside", () => {
  expect((["canary", "ceuta_melilla", "cuba"] as const).map(taxZoneOf)).toEqual([
    "export",
    "export",
    "export",
  ]);
  expect([taxZoneOf("peninsula"), taxZoneOf("balearic"), taxZoneOf(null)]).toEqual(["vat", "vat", "vat"]);
});
