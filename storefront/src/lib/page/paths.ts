import { type Locale, localePrefixes } from "@recambia/contract/locale";

/** Prefixes a path of the shop with its language; the home page is the bare prefix. */
export function pathIn(locale: Locale, pathname: string): string {
  return pathname === "/" ? localePrefixes[locale] || "/" : `${localePrefixes[locale]}${pathname}`;
}
