import type { Locale } from "@recambia/contract/locale";

const formats = new Map<Locale, Intl.DateTimeFormat>();

/** Formats a time as day and time of day in Madrid, in the page's language: "24 nov, 14:30". */
export function formatShortDateTime(ms: number, locale: Locale): string {
  const format =
    formats.get(locale) ??
    // The shop's English is that of Europe.
    new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, {
      day: "numeric",
      month: "short",
      hour: "2-digit",
      minute: "2-digit",
      timeZone: "Europe/Madrid",
    });
  formats.set(locale, format);
  return format.format(ms);
}
