import { isLocale, type Locale } from "@recambia/contract/locale";
import { localeKey } from "../../lib/preferences.ts";
import type { BrowserHistory } from "../../offline/index.ts";

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

/** How the browser came to the document. */
type Arrival = { type: NavigationTimingType; referrer: string; origin: string };

/** How the browser came to this document. */
export function thisArrival(): Arrival {
  const [opened] = performance.getEntriesByType("navigation");
  const type = opened instanceof PerformanceNavigationTiming ? opened.type : "navigate";
  return { type, referrer: document.referrer, origin: location.origin };
}

/**
 * Whether no earlier document can have made the offer (decision 134). Where the browser does not tell, that is the one
 * with which a visit begins: it was not reloaded, returned to, or opened from another page of the shop.
 */
export function isFirstDocument(history: BrowserHistory, { type, referrer, origin }: Arrival): boolean {
  if (history !== "untold") return history === "new";
  const isFromShop = URL.canParse(referrer) && new URL(referrer).origin === origin;
  return type === "navigate" && !isFromShop;
}
