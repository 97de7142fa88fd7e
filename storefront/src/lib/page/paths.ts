import { type Locale, localePrefixes } from "@recambia/contract/locale";

/** A path of the shop in a language: its prefix in front, the bare prefix for the home page. */
export function pathIn(locale: Locale, pathname: string): string {
  return pathname === "/" ? localePrefixes[locale] || "/" : `${localePrefixes[locale]}${pathname}`;
}
