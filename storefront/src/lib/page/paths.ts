import { type Locale, localePrefixes } from "@recambia/contract/locale";

/**
 * Prefixes a path of the shop with its language; the home page is the bare prefix. A path that begins with two slashes would
 * be another site's address.
 */
export function pathIn(locale: Locale, given: string): string {
  const pathname = given.replace(/^\/+/, "/");
  return pathname === "/" ? localePrefixes[locale] || "/" : `${localePrefixes[locale]}${pathname}`;
}
