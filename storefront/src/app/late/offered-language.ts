import { isLocale, type Locale } from "@recambia/contract/locale";
import { localeKey } from "../../lib/preferences.ts";

/** Languages that are offered: Spanish is the default, which everybody is shown first. */
export type OfferedLanguage = Exclude<Locale, "es">;

/**
 * Returns the first of the browser's languages that the shop speaks, if it is worth offering: Catalan or English, and not
 * the page's own.
 */
export function preferredOther(languages: readonly string[], shown: Locale): OfferedLanguage | null {
  const first = languages.map((tag) => tag.toLowerCase().split("-")[0]).find(isLocale);
  return first === undefined || first === "es" || first === shown ? null : first;
}

/**
 * Returns the language to offer on this page; null for browsers that have chosen a language, or declined one. An offer that
 * nobody answers is not recorded: nobody has asked to store it (LSSI art. 22.2).
 */
export function languageToOffer(shown: Locale): OfferedLanguage | null {
  try {
    if (localStorage.getItem(localeKey) !== null) return null;
    return preferredOther(navigator.languages, shown);
  } catch {
    return null;
  }
}
