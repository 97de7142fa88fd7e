import type { Locale } from "@recambia/contract/locale";

/** Day and time in the page's language: `21 nov 2026, 12:31`. Times are UTC in, Madrid out. */
export function formatMoment(isoTime: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "Europe/Madrid",
  }).format(new Date(isoTime));
}
