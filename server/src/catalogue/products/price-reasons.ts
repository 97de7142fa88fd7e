import type { AttributeValue } from "@recambia/contract/catalogue/card";
import { fillIn, type Locale, type LocalizedText, localize } from "@recambia/contract/locale";
import type { Brand } from "../model/definitions.ts";
import { commercialGuarantee } from "./commercial-guarantee.ts";

const tierName = { es: "Gama de la marca", ca: "Gamma de la marca", en: "Brand range" };
const tierTexts: Record<NonNullable<Brand["tier"]>, LocalizedText> = {
  economy: { es: "Gama económica", ca: "Gamma econòmica", en: "Budget brand" },
  standard: { es: "Gama media", ca: "Gamma mitjana", en: "Mid-range brand" },
  premium: { es: "Primera marca", ca: "Primera marca", en: "Leading brand" },
};

const guaranteeName = { es: "Garantía comercial", ca: "Garantia comercial", en: "Commercial guarantee" };
const oneYear = {
  es: "1 año de garantía comercial",
  ca: "1 any de garantia comercial",
  en: "1-year commercial guarantee",
};
const someYears = {
  es: "{n} años de garantía comercial",
  ca: "{n} anys de garantia comercial",
  en: "{n}-year commercial guarantee",
};
const oneMonth = {
  es: "1 mes de garantía comercial",
  ca: "1 mes de garantia comercial",
  en: "1-month commercial guarantee",
};
const someMonths = {
  es: "{n} meses de garantía comercial",
  ca: "{n} mesos de garantia comercial",
  en: "{n}-month commercial guarantee",
};

const monthsPerYear = 12;

function durationText(months: number): LocalizedText {
  if (months % monthsPerYear !== 0) return months === 1 ? oneMonth : someMonths;
  return months === monthsPerYear ? oneYear : someYears;
}

/** Says why a product costs more than another like it: its brand's tier and its commercial guarantee. */
export function describePriceReasons(
  brand: Brand,
  guarantee: string | null,
  locale: Locale,
): AttributeValue[] {
  const reasons: AttributeValue[] = [];
  if (brand.tier) {
    const value = localize(tierTexts[brand.tier], locale);
    reasons.push({ slug: "brand-tier", name: localize(tierName, locale), value });
  }
  const months = commercialGuarantee(brand, guarantee)?.months;
  if (months) {
    const n = months % monthsPerYear === 0 ? months / monthsPerYear : months;
    const value = fillIn(localize(durationText(months), locale), { n });
    reasons.push({ slug: "commercial-guarantee", name: localize(guaranteeName, locale), value });
  }
  return reasons;
}
