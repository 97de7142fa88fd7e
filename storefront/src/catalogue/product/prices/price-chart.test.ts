import { expect, test } from "vitest";
import { priceChart } from "./price-chart.ts";

const now = new Date("2026-11-21T10:00:00Z");
const price = (from: string, cents: number) => ({ from: `${from}T00:00:00.000Z`, cents });
const reduction = {
  lowest_cents: 3790,
  days_begin: "2026-10-12T00:00:00.000Z",
  started_at: "2026-11-11T00:00:00.000Z",
  ends_at: "2026-12-01T00:00:00.000Z",
};
const prices = [price("2026-08-01", 3990), price("2026-10-01", 3790), price("2026-11-11", 3490)];

test("draws nothing without prices or space", () => {
  expect(priceChart({ currency: "EUR", prices: [], reduction: null }, now, 600)).toBeNull();
  expect(priceChart({ currency: "EUR", prices, reduction }, now, 0)).toBeNull();
});

test("a price holds until the next, higher prices are higher up, and all stay within the plot", () => {
  const chart = priceChart({ currency: "EUR", prices, reduction }, now, 600);
  expect(chart?.line).toMatch(/^M72 [\d.]+H[\d.]+V[\d.]+H[\d.]+V[\d.]+H588$/);
  const heights = chart?.dots.map(({ y }) => y) ?? [];
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  for (const { x, y } of chart?.dots ?? []) {
    expect(x).toBeGreaterThanOrEqual(72);
    expect(x).toBeLessThanOrEqual(588);
    expect(y).toBeGreaterThan(12);
    expect(y).toBeLessThan(192);
  }
  expect(chart?.dots.map(({ isReduced }) => isReduced)).toEqual([false, false, true]);
});

test("the 30 days end at the reduction, at the height of their lowest price", () => {
  const chart = priceChart({ currency: "EUR", prices, reduction }, now, 600);
  const [, lowest, reduced] = chart?.dots ?? [];
  expect((chart?.window?.x ?? 0) + (chart?.window?.width ?? 0)).toBeCloseTo(reduced?.x ?? -1, 0);
  expect(chart?.window?.y).toBe(lowest?.y);
  expect(chart?.reducedLine).toBe(`M${reduced?.x} ${reduced?.y}H588`);
});

test("a single price is a level line, and colliding day labels are left out", () => {
  const chart = priceChart({ currency: "EUR", prices: prices.slice(0, 1), reduction: null }, now, 300);
  expect(chart?.priceTicks).toHaveLength(1);
  expect(chart?.window).toBeNull();
  expect(chart?.reducedLine).toBe("");
  expect(priceChart({ currency: "EUR", prices, reduction }, now, 300)?.dayTicks).toHaveLength(2);
});
