import type { Locale } from "../locale.ts";

/**
 * How a product is called with its brand: *Disco de freno Cerdel*, *Cerdel brake disc*.
 *
 * @param typeName name of its part type: what a shop's own name begins with and that lacks may be a proper name, *Torx set*.
 *   Without it, the name counts as the part type's.
 */
export function productTitle(name: string, brand: string, locale: Locale, typeName = name): string {
  return locale === "en" ? `${brand} ${withSmallStart(name, typeName)}` : `${name} ${brand}`;
}

/** A name within a phrase: its first letter small, unless that belongs to an abbreviation or a name such as *AdBlue*. */
function withSmallStart(name: string, typeName: string): string {
  const [first = ""] = /^\p{Lu}\p{Ll}+(?![\p{L}\d])/u.exec(name) ?? [];
  const small = first.toLowerCase();
  // Names of part types are singular or plural.
  const forms = [small, `${small}s`, `${small}es`, small.replace(/y$/, "ies")];
  const [start = "", ...others] = typeName.match(/[\p{L}\d]+/gu) ?? [];
  const isCommon = [start.toLowerCase(), ...others].some((word) => forms.includes(word));
  return isCommon ? small + name.slice(first.length) : name;
}
