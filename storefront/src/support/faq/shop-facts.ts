import { shopWords } from "@recambia/contract/legal/shop-words";
import { fillIn, type Locale } from "@recambia/contract/locale";
import { formatCents } from "@recambia/contract/money";
import { complaintDays, guaranteeYears, withdrawalDays } from "@recambia/contract/shop/legal";
import type { PublicShop } from "@recambia/contract/shop/schemas";

/** Sentences that depend on the configuration. */
const sentences: Record<Locale, { freeFrom: string; unserved: string; day: string; days: string }> = {
  es: {
    freeFrom: " Desde {amount} de compra es gratis.",
    unserved: " Por ahora quedan fuera {areas}.",
    day: "1 día laborable",
    days: "{days} días laborables",
  },
  ca: {
    freeFrom: " Des de {amount} de compra és gratuït.",
    unserved: " De moment queden fora {areas}.",
    day: "1 dia feiner",
    days: "{days} dies feiners",
  },
  en: {
    freeFrom: " It is free from {amount}.",
    unserved: " For the time being not to {areas}.",
    day: "1 working day",
    days: "{days} working days",
  },
};

/** Facts about this shop in the answers, by placeholder. */
export function shopFacts(shop: PublicShop, locale: Locale): Readonly<Record<string, string>> {
  const { served, unserved, means, address } = shopWords(shop, locale);
  const standard = shop.shipping.rates.find(
    ({ area, method }) => area === "peninsula" && method === "standard",
  );
  const days = standard?.transit_days ?? 0;
  const freeFrom = standard?.free_from_cents;
  return {
    served,
    unserved: unserved && sentences[locale].unserved.replace("{areas}", () => unserved),
    means,
    address,
    standardFrom: formatCents(standard?.steps[0]?.cents ?? 0),
    freeFrom: freeFrom ? sentences[locale].freeFrom.replace("{amount}", () => formatCents(freeFrom)) : "",
    transit: fillIn(days === 1 ? sentences[locale].day : sentences[locale].days, { days }),
    cutoff: String(shop.dispatch_cutoff_hour),
    hours: shop.opening_hours[locale],
    phone: shop.phone,
    withdrawalDays: String(withdrawalDays),
    voluntaryDays: String(shop.voluntary_return_days),
    guaranteeYears: String(guaranteeYears),
    complaintDays: String(complaintDays),
  };
}
