import type { Locale } from "@recambia/contract/locale";

/** Formats a measure as the shop's attributes are: in the language's digits, with thousands separated from 10,000 on. */
export function formatMeasure(value: number, unit: string, locale: Locale): string {
  const number = new Intl.NumberFormat(locale, { useGrouping: "min2" }).format(value);
  return unit === "" ? number : `${number}\u00a0${unit}`;
}
