import type { Locale } from "@recambia/contract/locale";

const timeZone = "Europe/Madrid";

/** Day and time in the page's language: `21 nov 2026, 12:31`. Times are UTC in, Madrid out. */
export function formatDateTime(isoTime: string, locale: Locale): string {
  return written(isoTime, locale, { dateStyle: "medium", timeStyle: "short", timeZone });
}

/** A month in the page's language: `noviembre de 2026`. Times are UTC in, Madrid out. */
export function formatMonth(isoTime: string, locale: Locale): string {
  return written(isoTime, locale, { month: "long", year: "numeric", timeZone });
}

function written(isoTime: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  // The shop's English is that of Europe.
  const languageTag = locale === "en" ? "en-GB" : locale;
  return new Intl.DateTimeFormat(languageTag, options).format(new Date(isoTime));
}
