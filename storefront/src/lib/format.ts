import type { Locale } from "@recambia/contract/locale";

/** A day in the page's language: `21 de noviembre de 2026`. Times are UTC in, Madrid out. */
export function formatDay(isoTime: string, locale: Locale): string {
  return dayFormat(locale).format(new Date(isoTime));
}

/** A day without its year: `sáb, 21 nov`. */
export function formatShortDay(isoTime: string, locale: Locale): string {
  return shortDayFormat(locale).format(new Date(isoTime));
}

/**
 * A whole number with its thousands separated as the language does it. Like the list below without `Intl`,
 * whose first use holds a browser up for 20 ms: they stand on pages that are just being taken over.
 */
export function formatCount(count: number, locale: Locale): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, locale === "en" ? "," : ".");
}

/** `one, two and three`, or with "or" before the last. */
export function formatList(words: readonly string[], locale: Locale, joined: "and" | "or"): string {
  if (words.length < 2) return words.join("");
  const last = words.at(-1) ?? "";
  const link = locale === "es" ? spanishLink(joined, last) : links[locale][joined];
  return `${words.slice(0, -1).join(", ")} ${link} ${last}`;
}

const links = { ca: { and: "i", or: "o" }, en: { and: "and", or: "or" } };

/** Before the same sound "y" becomes "e" and "o" becomes "u": "aguja e hilo", "siete u ocho". */
function spanishLink(joined: "and" | "or", next: string): string {
  if (joined === "and") return /^(?:i|hi(?![ae]))/i.test(next) ? "e" : "y";
  return /^(?:h?o|8|11(?!\d))/i.test(next) ? "u" : "o";
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
