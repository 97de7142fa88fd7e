import fc from "fast-check";
import { expect, test } from "vitest";
import type { Attribute } from "../model/definitions.ts";
import { describeAttribute } from "../products/attribute-values.ts";
import { currentPrice, unitPrice } from "./price.ts";

const now = new Date("2026-11-21T10:00:00Z");
const tomorrow = now.getTime() + 86_400_000;
const priced = (price_cents: number, offer_previous_cents: number | null, offer_ends_ms: number | null) =>
  currentPrice(
    { price_cents, offer_previous_cents, offer_ends_ms, offer_after_cents: offer_previous_cents },
    now,
  );

test("a reduction of less than one per cent is not shown", () => {
  expect(priced(9950, 10_000, tomorrow)).toEqual({ cents: 9950, offer: null });
});

test("a percentage is rounded down, never up", () => {
  expect(priced(7000, 8000, tomorrow).offer?.percent).toBe(12);
  expect(priced(1, 100_000, tomorrow).offer?.percent).toBe(99);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 1, max: 10_000_000 }), (a, b) => {
      const [cents, previous] = [Math.min(a, b), Math.max(a, b) + 1];
      const { offer } = priced(cents, previous, tomorrow);
      if (offer) expect(previous * (100 - offer.percent)).toBeGreaterThanOrEqual(cents * 100);
    }),
  );
});

test("an offer runs until its last millisecond", () => {
  expect(priced(8000, 10_000, now.getTime() + 1).cents).toBe(8000);
  expect(priced(8000, 10_000, now.getTime())).toEqual({ cents: 10_000, offer: null });
});

test("the price after an offer may exceed the reference price", () => {
  const row = { price_cents: 7000, offer_previous_cents: 8000, offer_after_cents: 9000 };
  expect(currentPrice({ ...row, offer_ends_ms: tomorrow }, now).offer?.previous_cents).toBe(8000);
  expect(currentPrice({ ...row, offer_ends_ms: now.getTime() }, now)).toEqual({ cents: 9000, offer: null });
});

test("a unit price is per litre, kilogram or metre, and omitted when it equals the price", () => {
  expect(unitPrice(4490, 5, "l")).toEqual({ cents: 898, unit: "l" });
  expect(unitPrice(333, 0.4, "kg")).toEqual({ cents: 833, unit: "kg" });
  expect(unitPrice(990, 1, "m")).toBeNull();
  expect(unitPrice(990, null, null)).toBeNull();
});

test("a measure is formatted for its language, with its decimals", () => {
  const width: Attribute = {
    ...{ id: 1, slug: "ancho", kind: "number", unit: "mm", decimals: 1, options: {} },
    name: { es: "Ancho", ca: "Amplada", en: "Width" },
  };
  expect(describeAttribute(width, 22.5, "es")).toEqual({
    slug: "ancho",
    name: "Ancho",
    value: "22,5\u00a0mm",
  });
  expect(describeAttribute(width, 22, "ca").value).toBe("22\u00a0mm");
  expect(describeAttribute(width, 22.5, "en").value).toBe("22.5\u00a0mm");
  expect(describeAttribute({ ...width, decimals: 0, unit: "" }, 1598, "en").value).toBe("1598");
  expect(describeAttribute({ ...width, kind: "flag" }, "true", "en").value).toBe("Yes");
  expect(describeAttribute({ ...width, kind: "text" }, "M12x1,5", "ca").value).toBe("M12x1,5");
  expect(describeAttribute({ ...width, kind: "text" }, "constructor", "es").value).toBe("constructor");
});
