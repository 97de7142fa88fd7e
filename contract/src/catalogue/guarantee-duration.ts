import type { Locale } from "../locale.ts";

/** Making a format takes longer than the rest of a product's card. */
const formats = new Map<string, Intl.NumberFormat>();

/** Duration of a commercial guarantee in words: in years if they are whole ones, otherwise in months. */
export function guaranteeDuration(months: number, locale: Locale): string {
  const [count, unit] = months % 12 === 0 ? [months / 12, "year"] : [months, "month"];
  const key = `${locale} ${unit}`;
  const format =
    formats.get(key) ?? new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" });
  formats.set(key, format);
  return format.format(count);
}
