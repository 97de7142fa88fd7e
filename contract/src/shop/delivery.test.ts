import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { addWorkingDays, deliveryDay, peninsulaDeliveryDay } from "./delivery.ts";
import type { Shop } from "./schemas.ts";

const terms = { dispatch_cutoff_hour: 17 };

// Published Easter Sundays.
test.each([
  "2024-03-31",
  "2025-04-20",
  "2027-03-28",
  "2028-04-16",
  "2029-04-01",
  "2030-04-21",
  "2035-03-25",
  "2038-04-25",
  "2049-04-18",
  "2076-04-19",
  "2079-04-23",
  "2100-03-28",
])("nothing arrives on the Thursday and the Friday before Easter Sunday, %s", (sunday) => {
  const at = (days: number) => new Date(Date.parse(`${sunday}T09:00:00Z`) + days * 86_400_000);
  const monday = at(1).toISOString().slice(0, 10);
  // Ordered on the Wednesday before, it would arrive on Thursday.
  const arrival = deliveryDay(at(-4), terms, 1);
  expect(arrival >= monday).toBe(true);
  expect(deliveryDay(at(-5), terms, 1) <= at(-4).toISOString().slice(0, 10)).toBe(true);
});

test.each([
  ["a Tuesday before five arrives on Wednesday", "2026-11-17T15:59:00Z", "2026-11-18"],
  ["a Tuesday at five leaves on Wednesday", "2026-11-17T16:00:00Z", "2026-11-19"],
  ["a Friday morning arrives on Monday", "2026-11-20T09:00:00Z", "2026-11-23"],
  ["a Saturday leaves on Monday", "2026-11-21T09:00:00Z", "2026-11-24"],
  [
    "Constitution, moved from a Sunday, and Immaculate Conception do not count",
    "2026-12-04T09:00:00Z",
    "2026-12-09",
  ],
  ["a Monday to which a holiday is moved sends nothing", "2026-12-07T09:00:00Z", "2026-12-10"],
  ["All Saints, moved from a Sunday, does not count", "2026-10-30T09:00:00Z", "2026-11-03"],
  ["the region's day, moved from a Sunday, does not count", "2027-04-30T09:00:00Z", "2027-05-04"],
  ["a Monday after an ordinary Sunday counts", "2026-11-13T09:00:00Z", "2026-11-16"],
  ["Christmas and the weekend after it do not count", "2026-12-24T09:00:00Z", "2026-12-28"],
  ["Maundy Thursday and Good Friday do not count", "2026-04-01T09:00:00Z", "2026-04-06"],
  ["summer time is Madrid's, not UTC", "2026-07-14T14:59:00Z", "2026-07-15"],
  ["after five in summer time", "2026-07-14T15:01:00Z", "2026-07-16"],
])("%s", (_name, now, day) => {
  expect(deliveryDay(new Date(now), terms, 1)).toBe(day);
});

test("nothing leaves, arrives or counts on days that the shop names", () => {
  const shop = { ...terms, closed_days: ["2026-11-18", "2026-11-20"] };
  expect(deliveryDay(new Date("2026-11-17T10:00:00Z"), shop, 1)).toBe("2026-11-19");
  expect(deliveryDay(new Date("2026-11-18T10:00:00Z"), shop, 1)).toBe("2026-11-23");
  expect(addWorkingDays("2026-11-17", 2, shop)).toBe("2026-11-23");
});

test("the peninsula's day is that of its standard rate, if the shop has one", () => {
  const shop: Shop = JSON.parse(readFileSync(new URL("../../../shop.config.json", import.meta.url), "utf8"));
  const now = new Date("2026-11-17T15:59:00Z");
  const rates = shop.shipping.rates.map((rate) => ({ ...rate, transit_days: 4 }));
  const slow: Shop = { ...shop, dispatch_cutoff_hour: 17, shipping: { ...shop.shipping, rates } };
  expect(peninsulaDeliveryDay(now, slow)).toBe("2026-11-23");
  expect(peninsulaDeliveryDay(now, { ...slow, shipping: { ...slow.shipping, rates: [] } })).toBeNull();
});
