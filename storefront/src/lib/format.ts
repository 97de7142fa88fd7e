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

/** `one, two and three`, or with "or" before the last. */
export function formatList(words: readonly string[], locale: Locale, joined: "and" | "or"): string {
  return (joined === "and" ? andFormat : orFormat)(locale).format(words);
}

const timeZone = "Europe/Madrid";

/** The shop's English is that of Europe: the day before the month, no comma before "and". */
const languageTags: Record<Locale, string> = { es: "es", ca: "ca", en: "en-GB" };

const dayFormat = keptByLocale(
  (tag) => new Intl.DateTimeFormat(tag, { day: "numeric", month: "long", year: "numeric", timeZone }),
);
const shortDayFormat = keptByLocale(
  (tag) => new Intl.DateTimeFormat(tag, { weekday: "short", day: "numeric", month: "short", timeZone }),
);
const countFormat = keptByLocale((tag) => new Intl.NumberFormat(tag, { useGrouping: true }));
const andFormat = keptByLocale((tag) => new Intl.ListFormat(tag, { type: "conjunction" }));
const orFormat = keptByLocale((tag) => new Intl.ListFormat(tag, { type: "disjunction" }));

/** Building a format costs a hundred times what using it does. */
function keptByLocale<T>(build: (languageTag: string) => T): (locale: Locale) => T {
  const kept = new Map<Locale, T>();
  return (locale) => {
    const known = kept.get(locale);
    if (known) return known;
    const built = build(languageTags[locale]);
    kept.set(locale, built);
    return built;
  };
}
