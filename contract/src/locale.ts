import { type Static, Type } from "typebox";

/** The languages of the shop (specification §1), in display order. */
export const locales = ["es", "ca", "en"] as const;
export type Locale = (typeof locales)[number];

/** Default language, and fallback for missing translations (specification §9). */
export const defaultLocale: Locale = "es";
export const fallbackLocale: Locale = "en";

/** Names of the languages in themselves. */
export const languageNames: Record<Locale, string> = { es: "Español", ca: "Català", en: "English" };

/** Values for `Accept-Language` (specification §3, "server locale"). */
export const serverLocales: Record<Locale, string> = { es: "es_ES", ca: "es_CA", en: "en" };

/** Path prefixes; Spanish has none, as in the specification. */
export const localePrefixes: Record<Locale, string> = { es: "", ca: "/ca", en: "/en" };

/** Returns the language of a page by its path's prefix. */
export function localeOfPath(pathname: string): Locale {
  const found = locales.find(
    (locale) => localePrefixes[locale] !== "" && `${pathname}/`.startsWith(`${localePrefixes[locale]}/`),
  );
  return found ?? defaultLocale;
}

/** Returns a page's path without the prefix of its language; empty for the home page of a language with a prefix. */
export function withoutPrefix(pathname: string): string {
  return pathname.slice(localePrefixes[localeOfPath(pathname)].length);
}

/** A text in every language. */
export const LocalizedText = Type.Record(Type.Enum(locales), Type.String(), { additionalProperties: false });
export type LocalizedText = Static<typeof LocalizedText>;

/** Returns the text in a language, otherwise in the fallback language, otherwise in any. */
export function localize(text: LocalizedText, locale: Locale): string {
  return text[locale] || text[fallbackLocale] || text[defaultLocale] || text.ca;
}

/** Replaces each `{name}` of a text by its value, and leaves those without a value. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/**
 * Parses an `Accept-Language` value: the shop's server locales (`es_CA` is Catalan) first, then language ranges by weight.
 */
export function localeFromHeader(header: string | undefined): Locale {
  if (!header) return defaultLocale;
  const ranges = header
    .split(",")
    .slice(0, 20)
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().split(";");
      const weight = parameters.map((p) => /^\s*q=([\d.]+)/.exec(p)?.[1]).find(Boolean);
      return { tag: tag.trim(), weight: weight === undefined ? 1 : Number(weight) };
    })
    // Weight 0 names what the caller does not want (RFC 9110 §12.4.2).
    .filter(({ weight }) => weight !== 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { tag } of ranges) {
    const own = locales.find((locale) => serverLocales[locale].toLowerCase() === tag.toLowerCase());
    if (own) return own;
    const language = tag.toLowerCase().split(/[-_]/)[0];
    if (isLocale(language)) return language;
  }
  return defaultLocale;
}

/** Joins words with "and" or "or": `one, two and three`. */
export function formatList(words: readonly string[], locale: Locale, joined: "and" | "or"): string {
  if (words.length < 2) return words.join("");
  const last = words.at(-1) ?? "";
  const link = locale === "es" ? spanishLink(joined, last) : links[locale][joined];
  return `${words.slice(0, -1).join(", ")} ${link} ${last}`;
}

const links = { ca: { and: "i", or: "o" }, en: { and: "and", or: "or" } };

/** Before the same vowel sound, "y" becomes "e" and "o" becomes "u": "aguja e hilo", "siete u ocho". */
function spanishLink(joined: "and" | "or", next: string): string {
  if (joined === "and") return /^(?:i|hi(?![ae]))/i.test(next) ? "e" : "y";
  return /^(?:h?o|8|11(?!\d))/i.test(next) ? "u" : "o";
}
