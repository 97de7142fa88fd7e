import type { Locale } from "../locale.ts";

/** How a product is called with its brand: *Disco de freno Cerdel*, *Cerdel brake disc*. */
export function productTitle(name: string, brand: string, locale: Locale): string {
  return locale === "en" ? `${brand} ${withSmallStart(name)}` : `${name} ${brand}`;
}

/** A name within a phrase: its first letter small, unless that belongs to an abbreviation or a name such as *AdBlue*. */
function withSmallStart(name: string): string {
  return name.replace(/^\p{Lu}\p{Ll}+(?![\p{L}\d])/u, (word) => word.toLowerCase());
}
