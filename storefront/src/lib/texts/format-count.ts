import type { Locale } from "@recambia/contract/locale";

/** Formats a whole number with the language's thousands separator. */
export function formatCount(count: number, locale: Locale): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, locale === "en" ? "," : ".");
}
