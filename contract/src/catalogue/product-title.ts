import type { Locale } from "../locale.ts";

/**
 * How a product is called with its brand: *Disco de freno Cerdel*, *Cerdel brake disc*.
 *
 * @param typeName name of its part type. A shop's own name for the product may begin with a proper name, *Torx set*: its first
 *   word keeps its capital unless the part type's name has that word. Without it, the product's name counts as the type's.
 */
export function productTitle(name: string, brand: string, locale: Locale, typeName = name): string {
  return locale === "en" ? `${brand} ${withSmallStart(name, typeName)}` : `${name} ${brand}`;
}

/** A name within a phrase: its first letter small, unless that belongs to an abbreviation or a name such as *AdBlue*. */
function withSmallStart(name: string, typeName: string): string {
  const [first = ""] = /^\p{Lu}\p{Ll}+(?![\p{L}\d])/u.exec(name) ?? [];
  const small = first.toLowerCase();
  // A part type may be in the plural, as *Tyres* is for *Tyre 205/55 R16*.
  const forms = [small, `${small}s`, `${small}es`, small.replace(/y$/, "ies")];
  // Only the first word of a part type's name has a capital because of its place; *Torx* in *Set of Torx bits* is a proper name.
  const [start = "", ...others] = typeName.match(/[\p{L}\d]+/gu) ?? [];
  const isCommon = [start.toLowerCase(), ...others].some((word) => forms.includes(word));
  return isCommon ? small + name.slice(first.length) : name;
}
