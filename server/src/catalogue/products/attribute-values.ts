import type { AttributeValue } from "@recambia/contract/catalogue/card";
import type { CommercialGuarantee } from "@recambia/contract/catalogue/commercial-guarantee";
import { guaranteeDuration } from "@recambia/contract/catalogue/guarantee-duration";
import { fillIn, type Locale, type LocalizedText, localize } from "@recambia/contract/locale";
import type { Attribute, Brand } from "../model/definitions.ts";

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
  const option = Object.hasOwn(attribute.options, code) ? attribute.options[code] : undefined;
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

const tierName = { es: "Gama de la marca", ca: "Gamma de la marca", en: "Brand range" };
const tierTexts: Record<NonNullable<Brand["tier"]>, LocalizedText> = {
  economy: { es: "Gama económica", ca: "Gamma econòmica", en: "Budget brand" },
  standard: { es: "Gama media", ca: "Gamma mitjana", en: "Mid-range brand" },
  premium: { es: "Primera marca", ca: "Primera marca", en: "Leading brand" },
};

const guaranteeName = { es: "Garantía comercial", ca: "Garantia comercial", en: "Commercial guarantee" };
const guaranteeText = {
  es: "{term} de garantía comercial",
  ca: "{term} de garantia comercial",
  en: "Commercial guarantee: {term}",
};

/**
 * Says why a product costs more than another like it: its brand's tier and its commercial guarantee (decision 142). Cards and
 * comparisons show them like attributes.
 */
export function describePriceReasons(
  tier: Brand["tier"],
  guarantee: CommercialGuarantee | null,
  locale: Locale,
): AttributeValue[] {
  const reasons: AttributeValue[] = [];
  if (tier) {
    const value = localize(tierTexts[tier], locale);
    reasons.push({ slug: "brand-tier", name: localize(tierName, locale), value });
  }
  if (guarantee) {
    const value = fillIn(localize(guaranteeText, locale), {
      term: guaranteeDuration(guarantee.months, locale),
    });
    reasons.push({ slug: "commercial-guarantee", name: localize(guaranteeName, locale), value });
  }
  return reasons;
}
