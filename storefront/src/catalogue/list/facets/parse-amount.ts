import type { Locale } from "@recambia/contract/locale";

/**
 * Parses an amount as people write it in any of the shop's languages: `19,90`, `19.90`, `1.234,50 €`.
 *
 * @param scale number of the facet's units in one of the amount: 100 for prices, which have at most two decimals, so that
 *   three digits after a lone separator are thousands.
 * @param locale says whether three digits after a lone separator are the thousands or the decimals of a measure.
 * @returns the amount in the facet's unit; null for an empty text, undefined for no number and no price.
 */
export function parseAmount(text: string, scale: number, locale: Locale): number | null | undefined {
  const isPrice = scale !== 1;
  const written = text.replace(/[\s€]/g, "");
  if (written === "") return null;
  const sign = isPrice ? "" : "-?";
  if (!new RegExp(`^${sign}[\\d.,]*\\d[\\d.,]*$`).test(written)) return undefined;
  const separator = decimalSeparatorOf(written, isPrice ? null : locale);
  const [whole = "", decimals = "", ...more] = separator ? written.split(separator) : [written];
  const isGrouped = /[.,]/.test(whole);
  if (more.length > 0 || /[.,]/.test(decimals) || (isGrouped && !grouped.test(whole))) return undefined;
  return Math.round(Number(`${whole.replace(/[.,]/g, "")}.${decimals}`) * scale * 1000) / 1000;
}

/** Thousands, all with the same separator. */
const grouped = /^-?[1-9]\d{0,2}([.,])\d{3}(\1\d{3})*$/;

/**
 * Returns the separator of the decimals; null if there are none.
 *
 * @param locale of a measure; null for a price.
 */
function decimalSeparatorOf(written: string, locale: Locale | null): string | null {
  const last = written.match(/[.,](?=[^.,]*$)/)?.[0];
  if (last === undefined) return null;
  const isRepeated = written.indexOf(last) !== written.lastIndexOf(last);
  const isOfThousands = locale === null || isRepeated || last === (locale === "en" ? "," : ".");
  return grouped.test(written) && isOfThousands ? null : last;
}
