import { type Locale, localeFromHeader } from "@recambia/contract/locale";
import { LRUCache } from "lru-cache";

/** Browsers send few distinct values; longer ones are not cached. */
const seen = new LRUCache<string, Locale>({ max: 500 });
const maxKeptLength = 100;

/** Parses an `Accept-Language` value; results are cached, because every request has one. */
export function callersLocale(header: string | undefined): Locale {
  if (header === undefined || header.length > maxKeptLength) return localeFromHeader(header);
  const known = seen.get(header);
  if (known) return known;
  const locale = localeFromHeader(header);
  seen.set(header, locale);
  return locale;
}
