import { inMadrid } from "../madrid-time.ts";
import type { Shop } from "./schemas.ts";
import { findRate } from "./shipping.ts";

/**
 * Computes delivery days, shown before ordering (consumer code art. 97.1.g). Working days are Monday to Friday without the
 * holidays of Spain and of Madrid, where parcels are dispatched, and without the Mondays to which those of a Sunday may be
 * moved (Workers' Statute art. 37.2): the region decides each year, and a promise must hold either way. A holiday that moves to
 * another day is one of the shop's `closed_days`.
 */

/** Holidays with a fixed date, including region and city of Madrid. */
const fixedHolidays = new Set([
  "01-01",
  "01-06",
  "05-01",
  "05-02",
  "05-15",
  "08-15",
  "10-12",
  "11-01",
  "11-09",
  "12-06",
  "12-08",
  "12-25",
]);

type WorkingDays = Pick<Shop, "closed_days">;

/** A day as UTC midnight, independent of clock changes. */
type Day = Date;

/** Computes Easter Sunday in the Gregorian calendar (Meeus/Jones/Butcher). */
function easterOf(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  return new Date(Date.UTC(year, month - 1, ((h + l - 7 * m + 114) % 31) + 1));
}

const dayMs = 86_400_000;
const daysFromThursdayToEaster = 3;
const daysFromFridayToEaster = 2;

function isFixedHoliday(day: Day): boolean {
  return fixedHolidays.has(day.toISOString().slice(5, 10));
}

function isWorkingDay(day: Day, { closed_days = [] }: WorkingDays): boolean {
  const weekday = day.getUTCDay();
  if (weekday === 0 || weekday === 6 || closed_days.includes(written(day))) return false;
  if (isFixedHoliday(day) || (weekday === 1 && isFixedHoliday(dayBefore(day)))) return false;
  const daysToEaster = (easterOf(day.getUTCFullYear()).getTime() - day.getTime()) / dayMs;
  return daysToEaster !== daysFromThursdayToEaster && daysToEaster !== daysFromFridayToEaster;
}

function written(day: Day): string {
  return day.toISOString().slice(0, 10);
}

function dayBefore(day: Day): Day {
  return new Date(day.getTime() - dayMs);
}

function nextDay(day: Day): Day {
  return new Date(day.getTime() + dayMs);
}

function workingDayFrom(day: Day, shop: WorkingDays): Day {
  return isWorkingDay(day, shop) ? day : workingDayFrom(nextDay(day), shop);
}

type Dispatch = WorkingDays & Pick<Shop, "dispatch_cutoff_hour">;

/**
 * Returns the delivery day of an order placed now.
 *
 * @param transitDays working days in transit.
 * @returns the day in Madrid as `yyyy-mm-dd`.
 */
export function deliveryDay(now: Date, shop: Dispatch, transitDays: number): string {
  const { day: today, hour } = inMadrid(now);
  const day = new Date(`${today}T00:00:00Z`);
  const leavesToday = isWorkingDay(day, shop) && hour < shop.dispatch_cutoff_hour;
  const dispatch = leavesToday ? day : workingDayFrom(nextDay(day), shop);
  return afterWorkingDays(dispatch, transitDays, shop);
}

/** Delivery day of an order placed now, by standard delivery to the peninsula; null where the shop does not offer it. */
export function peninsulaDeliveryDay(now: Date, shop: Dispatch & Pick<Shop, "shipping">): string | null {
  const rate = findRate(shop.shipping, "peninsula", "standard");
  return rate ? deliveryDay(now, shop, rate.transit_days) : null;
}

/** Adds working days to a day, `yyyy-mm-dd`, which need not be one itself. */
export function addWorkingDays(day: string, workingDays: number, shop: WorkingDays): string {
  return afterWorkingDays(new Date(`${day}T00:00:00Z`), workingDays, shop);
}

function afterWorkingDays(day: Day, workingDays: number, shop: WorkingDays): string {
  let reached = day;
  for (let step = 0; step < workingDays; step += 1) reached = workingDayFrom(nextDay(reached), shop);
  return written(reached);
}
