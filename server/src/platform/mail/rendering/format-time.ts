import type { Locale } from "@recambia/contract/locale";
import { addDays, madridDay, startOfMadridDay } from "@recambia/contract/madrid-time";

const languages: Record<Locale, string> = { es: "es", ca: "ca", en: "en-GB" };

/** A moment as the clock in Madrid shows it, where the shop is. */
export function formatTime(locale: Locale, time: string): string {
  const format = new Intl.DateTimeFormat(languages[locale], {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Madrid",
  });
  return format.format(new Date(time));
}

/** A calendar day, `yyyy-mm-dd`, in words. */
export function formatDay(locale: Locale, day: string): string {
  const format = new Intl.DateTimeFormat(languages[locale], { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/**
 * The end of a term as people say it: a term to 24:00 by its last day, `sábado 28 de noviembre`; any
 * other with its time.
 */
export function formatTermEnd(locale: Locale, time: string): string {
  const day = madridDay(new Date(time));
  if (startOfMadridDay(day).getTime() !== new Date(time).getTime()) return formatTime(locale, time);
  const format = new Intl.DateTimeFormat(languages[locale], {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  return format.format(new Date(`${addDays(day, -1)}T00:00:00Z`)).replace(",", "");
}
