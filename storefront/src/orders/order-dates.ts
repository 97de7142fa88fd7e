import type { Locale } from "@recambia/contract/locale";
import { formatDay } from "../lib/format.ts";

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
