import type { Locale } from "../locale.ts";

/** Duration of a commercial guarantee in words: in years if they are whole ones, otherwise in months. */
export function guaranteeDuration(months: number, locale: Locale): string {
  const [count, unit] = months % 12 === 0 ? [months / 12, "year"] : [months, "month"];
  return count.toLocaleString(locale, { style: "unit", unit, unitDisplay: "long" });
}
