import { describe, expect, test } from "vitest";
import { loadShop } from "../../platform/load-shop.ts";
import { payUntil, promisedBy } from "./pay-until.ts";

const shop = await loadShop(new URL("../../../../shop.config.json", import.meta.url).pathname);

describe("the time to pay", () => {
  test.each(["card", "bizum"] as const)("by %s is an hour", (method) => {
    const now = new Date("2026-11-21T23:30:00Z");
    for (const hasPaidBefore of [true, false]) {
      expect(payUntil(shop, { method, hasPaidBefore }, now)).toEqual(new Date("2026-11-22T00:30:00Z"));
    }
  });

  test.each([
    ["2026-11-21T10:00:00Z", "2026-11-26T23:00:00Z"],
    // Half past midnight in Madrid, already the next day.
    ["2026-11-21T23:30:00Z", "2026-11-27T23:00:00Z"],
    // Summer time begins on 28 March 2027.
    ["2027-03-25T10:00:00Z", "2027-03-30T22:00:00Z"],
  ])("by transfer, ordered at %s, is until %s", (now, until) => {
    const payment = { method: "transfer", hasPaidBefore: true } as const;
    expect(payUntil(shop, payment, new Date(now))).toEqual(new Date(until));
  });

  test.each([
    // Saturday: Monday and Tuesday are left.
    ["2026-11-21T10:00:00Z", "2026-11-24T23:00:00Z"],
    // Half past midnight of Sunday in Madrid.
    ["2026-11-21T23:30:00Z", "2026-11-24T23:00:00Z"],
    ["2026-11-23T10:00:00Z", "2026-11-25T23:00:00Z"],
    // The Wednesday before Easter: Monday and Tuesday would be later than the usual five days.
    ["2027-03-24T10:00:00Z", "2027-03-29T22:00:00Z"],
  ])("by the first transfer, ordered at %s, is until %s", (now, until) => {
    const payment = { method: "transfer", hasPaidBefore: false } as const;
    expect(payUntil(shop, payment, new Date(now))).toEqual(new Date(until));
  });
});

test("a day that the shop closes is no working day for a transfer or a delivery", () => {
  const closing = { ...shop, closed_days: ["2026-11-24"] };
  const saturday = new Date("2026-11-21T10:00:00Z");
  const transfer = { method: "transfer", hasPaidBefore: false } as const;
  expect(payUntil(closing, transfer, saturday)).toEqual(new Date("2026-11-25T23:00:00Z"));
  const card = { method: "card", hasPaidBefore: true, workingDays: 1 } as const;
  expect(promisedBy(closing, card, { quotedAt: saturday, expiresAt: saturday })).toBe("2026-11-25");
});

describe("the promised day", () => {
  const quoted = { quotedAt: new Date("2026-11-21T10:00:00Z"), expiresAt: new Date("2026-11-21T10:30:00Z") };
  const paid = { hasPaidBefore: true };

  test("counts the working days from the last moment to pay", () => {
    const one = promisedBy(shop, { ...paid, method: "card", workingDays: 1 }, quoted);
    const three = promisedBy(shop, { ...paid, method: "card", workingDays: 3 }, quoted);
    expect([one, three]).toEqual(["2026-11-24", "2026-11-26"]);
    expect(promisedBy(shop, { ...paid, method: "transfer", workingDays: 1 }, quoted) > one).toBe(true);
  });

  test("is never later than thirty days (consumer code art. 66 bis)", () => {
    expect(promisedBy(shop, { ...paid, method: "card", workingDays: 60 }, quoted)).toBe("2026-12-21");
    expect(promisedBy(shop, { ...paid, method: "transfer", workingDays: 60 }, quoted)).toBe("2026-12-21");
  });

  test.each([
    // Ordered by five to four and paid by five to five: the parcel leaves on the same day.
    ["2026-11-24T14:25:00Z", "2026-11-25"],
    // The order may come at five past four and its payment at five past five, when parcels have left.
    ["2026-11-24T14:35:00Z", "2026-11-26"],
  ])("is kept by an order at the end of the quote of %s", (time, day) => {
    const quotedAt = new Date(time);
    const expiresAt = new Date(quotedAt.getTime() + 30 * 60_000);
    expect(promisedBy(shop, { ...paid, method: "card", workingDays: 1 }, { quotedAt, expiresAt })).toBe(day);
  });
});
