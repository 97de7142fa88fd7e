import type { Locale } from "@recambia/contract/locale";

/** Formats a number with the language's decimal separator. Prices have a comma in every language; see `formatCents`. */
export function formatDecimal(value: number, locale: Locale, decimals = 1): string {
  const text = value.toFixed(decimals);
  return locale === "en" ? text : text.replace(".", ",");
}
