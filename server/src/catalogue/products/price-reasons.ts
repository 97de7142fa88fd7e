import type { AttributeValue } from "@recambia/contract/catalogue/card";
import { guaranteeDuration } from "@recambia/contract/catalogue/commercial-guarantee";
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
const guaranteeText = {
  es: "{term} de garantía comercial",
  ca: "{term} de garantia comercial",
  en: "Commercial guarantee: {term}",
};

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
  const stated = commercialGuarantee(brand, guarantee);
  if (stated) {
    const value = fillIn(localize(guaranteeText, locale), { term: guaranteeDuration(stated, locale) });
    reasons.push({ slug: "commercial-guarantee", name: localize(guaranteeName, locale), value });
  }
  return reasons;
}
