import type { Locale } from "@recambia/contract/locale";
import { madridDay, startOfMadridDay } from "@recambia/contract/madrid-time";
import { formatDateTime } from "../../account/index.ts";
import { formatDay, formatWeekday } from "../../lib/texts/format.ts";

/** A calendar day (`yyyy-mm-dd`, Madrid's) in the page's language: `21 de noviembre de 2026`. */
export function formatCalendarDay(day: string, locale: Locale): string {
  // Noon is the same day in Madrid in summer and in winter.
  return formatDay(`${day}T12:00:00Z`, locale);
}

/**
 * The day on which a term ends: a term to 24:00 ends with the day before the moment that the server
 * names, and is told by it. Times are UTC in, Madrid out.
 */
export function formatLastDay(endsAt: string, locale: Locale): string {
  return formatDay(new Date(Date.parse(endsAt) - 1000).toISOString(), locale);
}

/**
 * The end of a term as people say it: a term to 24:00 by its last day, `sábado 28 de noviembre`; any
 * other with its time. Times are UTC in, Madrid out.
 */
export function formatTermEnd(endsAt: string, locale: Locale): string {
  const end = new Date(endsAt);
  if (startOfMadridDay(madridDay(end)).getTime() !== end.getTime()) return formatDateTime(endsAt, locale);
  return formatWeekday(new Date(Date.parse(endsAt) - 1000).toISOString(), locale);
}
