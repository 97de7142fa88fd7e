import type { AttributeValue } from "@recambia/contract/catalogue/card";
import { type Locale, localize } from "@recambia/contract/locale";
import type { Attribute } from "../model/definitions.ts";

const flagTexts = {
  true: { es: "Sí", ca: "Sí", en: "Yes" },
  false: { es: "No", ca: "No", en: "No" },
};

/** Formats an attribute for display: `{ name: "Diámetro", value: "280 mm" }`. */
export function describeAttribute(
  attribute: Attribute,
  value: number | string | boolean,
  locale: Locale,
): AttributeValue {
  return {
    slug: attribute.slug,
    name: localize(attribute.name, locale),
    value:
      typeof value === "number"
        ? describeNumber(value, attribute, locale)
        : describeCode(attribute, String(value), locale),
  };
}

/** Formats a key attribute, which is shown without its name: a set flag becomes its name, an unset one is omitted. */
export function describeKeyAttribute(
  attribute: Attribute,
  value: number | string | boolean,
  locale: Locale,
): AttributeValue | null {
  const described = describeAttribute(attribute, value, locale);
  if (attribute.kind !== "flag") return described;
  return String(value) === "true" ? { ...described, value: described.name } : null;
}

/** Formats an option, a flag's `true` or `false`, or a text. */
export function describeCode(attribute: Attribute, code: string, locale: Locale): string {
  if (attribute.kind === "flag") return localize(code === "true" ? flagTexts.true : flagTexts.false, locale);
  const option = attribute.options[code];
  return option ? localize(option, locale) : code;
}

/** Formats a measure such as `22,5 mm`, with a no-break space. */
function describeNumber(value: number, attribute: Attribute, locale: Locale): string {
  const number = isPlain(value) ? String(value) : numberFormat(locale, attribute.decimals).format(value);
  return attribute.unit ? `${number}\u00a0${attribute.unit}` : number;
}

/** Integers of up to four digits look the same in every language; most values are such, and number formats are slow. */
function isPlain(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < 10_000;
}

const numberFormats = new Map<string, Intl.NumberFormat>();

/** Caches number formats, because creating one is slow. */
function numberFormat(locale: Locale, decimals: number): Intl.NumberFormat {
  const key = `${locale} ${decimals}`;
  const format =
    numberFormats.get(key) ??
    new Intl.NumberFormat(locale, { maximumFractionDigits: decimals, useGrouping: "min2" });
  numberFormats.set(key, format);
  return format;
}
