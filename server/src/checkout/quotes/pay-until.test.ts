import { describe, expect, test } from "vitest";
import { loadShop } from "../../platform/load-shop.ts";
import { payUntil, promisedBy } from "./pay-until.ts";

const shop = await loadShop(new URL("../../../../shop.config.json", import.meta.url).pathname);

describe("the time to pay", () => {
  test.each(["card", "bizum"] as const)("by %s is an hour", (method) => {
    const now = new Date("2026-11-21T23:30:00Z");
    expect(payUntil(method, now)).toEqual(new Date("2026-11-22T00:30:00Z"));
  });

  test.each([
    ["2026-11-21T10:00:00Z", "2026-11-26T23:00:00Z"],
    // Half past midnight in Madrid, already the next day.
    ["2026-11-21T23:30:00Z", "2026-11-27T23:00:00Z"],
    // Summer time begins on 28 March 2027.
    ["2027-03-25T10:00:00Z", "2027-03-30T22:00:00Z"],
  ])("by transfer, ordered at %s, is until %s", (now, until) => {
    expect(payUntil("transfer", new Date(now))).toEqual(new Date(until));
  });
});

describe("the promised day", () => {
  const now = new Date("2026-11-21T10:00:00Z");

  test("counts the working days from the last moment to pay", () => {
    const one = promisedBy(shop, { method: "card", workingDays: 1 }, now);
    const three = promisedBy(shop, { method: "card", workingDays: 3 }, now);
    expect([one, three]).toEqual(["2026-11-24", "2026-11-26"]);
    expect(promisedBy(shop, { method: "transfer", workingDays: 1 }, now) > one).toBe(true);
  });

  test("is never later than thirty days (consumer code art. 66 bis)", () => {
    expect(promisedBy(shop, { method: "card", workingDays: 60 }, now)).toBe("2026-12-21");
    expect(promisedBy(shop, { method: "transfer", workingDays: 60 }, now)).toBe("2026-12-21");
  });
});
