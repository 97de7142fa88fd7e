import type { Locale } from "@recambia/contract/locale";
import { madridDay, startOfMadridDay } from "@recambia/contract/madrid-time";
import { formatDateTime } from "../../account/index.ts";
import { formatDay, formatWeekday } from "../../lib/texts/format.ts";

/**
 * Formats a term's last day: a term to 24:00 ends on the day before the moment that the server sends. Takes
 * UTC, shows Madrid's day.
 */
export function formatLastDay(endsAt: string, locale: Locale): string {
  return formatDay(new Date(Date.parse(endsAt) - 1000).toISOString(), locale);
}

/**
 * Formats the end of a term: one to 24:00 by its last day, `sábado 28 de noviembre`, any other with its time.
 * Takes UTC, shows Madrid's time.
 */
export function formatTermEnd(endsAt: string, locale: Locale): string {
  const end = new Date(endsAt);
  if (startOfMadridDay(madridDay(end)).getTime() !== end.getTime()) return formatDateTime(endsAt, locale);
  return formatWeekday(new Date(Date.parse(endsAt) - 1000).toISOString(), locale);
}
