/** The shop is in Madrid: its days and terms are those of the calendar there, clock changes included. */

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

let format: Intl.DateTimeFormat | null = null;

/** Built when it is first needed: that takes a browser 20 ms. */
function madridFormat(): Intl.DateTimeFormat {
  format ??= new Intl.DateTimeFormat("en-GB", {
    timeZone: "Europe/Madrid",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    hourCycle: "h23",
  });
  return format;
}

/** The calendar day in Madrid, as `yyyy-mm-dd`, and the hour, from 0 to 23. */
export function inMadrid(moment: Date): { day: string; hour: number } {
  const read: Record<string, string> = {};
  for (const { type, value } of madridFormat().formatToParts(moment)) read[type] = value;
  return { day: `${read.year}-${read.month}-${read.day}`, hour: Number(read.hour) };
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

/** 24:00 of a day in Madrid: the first moment that is no longer that day. */
export function endOfMadridDay(day: string): Date {
  return startOfMadridDay(addDays(day, 1));
}
