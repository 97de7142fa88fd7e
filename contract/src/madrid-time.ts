/** The shop's days and terms follow the calendar in Madrid, including clock changes. */

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** 01:00 UTC of a month's last Sunday; months count from 0. */
function clockChange(year: number, month: number): Date {
  const change = new Date(Date.UTC(year, month + 1, 0, 1));
  change.setUTCDate(change.getUTCDate() - change.getUTCDay());
  return change;
}

/**
 * Offset of Madrid from UTC: one hour, and two from the last Sunday of March to that of October (Directive 2000/84/EC).
 * Computed by rule, because `Intl` takes browsers 40 ms for a time zone; a test compares it with `Intl`.
 */
function aheadOfUtcMs(moment: Date): number {
  const year = moment.getUTCFullYear();
  const isSummer = moment >= clockChange(year, 2) && moment < clockChange(year, 9);
  return isSummer ? 2 * hourMs : hourMs;
}

/** Returns the day in Madrid, `yyyy-mm-dd`, and the hour, 0 to 23, for times since 1997. */
export function inMadrid(moment: Date): { day: string; hour: number } {
  const there = new Date(moment.getTime() + aheadOfUtcMs(moment));
  return { day: there.toISOString().slice(0, 10), hour: there.getUTCHours() };
}

/** Returns the day in Madrid, `yyyy-mm-dd`. */
export function madridDay(moment: Date): string {
  return inMadrid(moment).day;
}

/** Returns the day and the time in Madrid, `yyyy-mm-dd hh:mm`. */
export function madridMinute(moment: Date): string {
  const there = new Date(moment.getTime() + aheadOfUtcMs(moment));
  return there.toISOString().slice(0, 16).replace("T", " ");
}

/** Returns the last day in Madrid of what ends at a moment: the day before, if that is midnight. */
export function lastMadridDay(end: Date): string {
  return madridDay(new Date(end.getTime() - 1));
}

/** Adds days to a day, `yyyy-mm-dd`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** Returns the beginning of a day in Madrid: 23:00 or 22:00 UTC of the previous day. */
export function startOfMadridDay(day: string): Date {
  const utcMidnight = Date.parse(`${day}T00:00:00Z`);
  const winter = new Date(utcMidnight - hourMs);
  return inMadrid(winter).hour === 0 ? winter : new Date(utcMidnight - 2 * hourMs);
}

/** Returns noon of a day in Madrid, for days without a known time. */
export function noonOfMadridDay(day: string): Date {
  return new Date(startOfMadridDay(day).getTime() + 12 * hourMs);
}

/** Returns 24:00 of a day in Madrid: the first moment after it. */
export function endOfMadridDay(day: string): Date {
  return startOfMadridDay(addDays(day, 1));
}
