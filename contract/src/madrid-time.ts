/** The shop is in Madrid: its days and terms are those of the calendar there, clock changes included. */

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** 01:00 UTC of a month's last Sunday; months count from 0. */
function clockChange(year: number, month: number): Date {
  const change = new Date(Date.UTC(year, month + 1, 0, 1));
  change.setUTCDate(change.getUTCDate() - change.getUTCDay());
  return change;
}

/**
 * How far Madrid is ahead of UTC: an hour, and two from the last Sunday of March to that of October (Directive
 * 2000/84/EC). By rule, because asking `Intl` for a time zone takes a browser 40 ms; a test holds it against `Intl`.
 */
function aheadOfUtcMs(moment: Date): number {
  const year = moment.getUTCFullYear();
  const isSummer = moment >= clockChange(year, 2) && moment < clockChange(year, 9);
  return isSummer ? 2 * hourMs : hourMs;
}

/** The calendar day in Madrid, as `yyyy-mm-dd`, and the hour, from 0 to 23. For moments since 1997. */
export function inMadrid(moment: Date): { day: string; hour: number } {
  const there = new Date(moment.getTime() + aheadOfUtcMs(moment));
  return { day: there.toISOString().slice(0, 10), hour: there.getUTCHours() };
}

/** The calendar day in Madrid, as `yyyy-mm-dd`. */
export function madridDay(moment: Date): string {
  return inMadrid(moment).day;
}

/** A day some days later, both as `yyyy-mm-dd`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** The moment at which a day begins in Madrid: 23:00 or 22:00 UTC of the day before. */
export function startOfMadridDay(day: string): Date {
  const utcMidnight = Date.parse(`${day}T00:00:00Z`);
  const winter = new Date(utcMidnight - hourMs);
  return inMadrid(winter).hour === 0 ? winter : new Date(utcMidnight - 2 * hourMs);
}

/** Noon of a day in Madrid: stands for a day of which no hour is known. */
export function noonOfMadridDay(day: string): Date {
  return new Date(startOfMadridDay(day).getTime() + 12 * hourMs);
}

/** 24:00 of a day in Madrid: the first moment that is no longer that day. */
export function endOfMadridDay(day: string): Date {
  return startOfMadridDay(addDays(day, 1));
}
