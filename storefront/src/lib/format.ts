import type { Locale } from "@recambia/contract/locale";

/** A day in the page's language: `21 de noviembre de 2026`. Times are UTC in, Madrid out. */
export function formatDay(isoTime: string, locale: Locale): string {
  return dayFormat(locale).format(new Date(isoTime));
}

/** A day without its year: `sáb, 21 nov`. */
export function formatShortDay(isoTime: string, locale: Locale): string {
  return shortDayFormat(locale).format(new Date(isoTime));
}

/** A whole number with its thousands separated as the language does it. */
export function formatCount(count: number, locale: Locale): string {
  return countFormat(locale).format(count);
}

const timeZone = "Europe/Madrid";

const dayFormat = keptByLocale(
  (locale) => new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", year: "numeric", timeZone }),
);
const shortDayFormat = keptByLocale(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: "short", day: "numeric", month: "short", timeZone }),
);
const countFormat = keptByLocale((locale) => new Intl.NumberFormat(locale, { useGrouping: true }));

/** Building a format costs a hundred times what using it does. */
function keptByLocale<T>(build: (locale: Locale) => T): (locale: Locale) => T {
  const kept = new Map<Locale, T>();
  return (locale) => {
    const known = kept.get(locale);
    if (known) return known;
    const built = build(locale);
    kept.set(locale, built);
    return built;
  };
}
