import { shopWords } from "@recambia/contract/legal/shop-words";
import type { Locale } from "@recambia/contract/locale";
import { formatCents } from "@recambia/contract/money";
import { complaintDays, guaranteeYears, withdrawalDays } from "@recambia/contract/shop/legal";
import type { PublicShop } from "@recambia/contract/shop/schemas";

/** Sentences that depend on the configuration. */
const sentences: Record<Locale, { freeFrom: string; unserved: string }> = {
  es: {
    freeFrom: " Desde {amount} de compra es gratis.",
    unserved: " Por ahora quedan fuera {areas}.",
  },
  ca: {
    freeFrom: " Des de {amount} de compra és gratuït.",
    unserved: " De moment queden fora {areas}.",
  },
  en: {
    freeFrom: " It is free from {amount}.",
    unserved: " For the time being not to {areas}.",
  },
};

/** Facts about this shop in the answers, by placeholder. */
export function shopFacts(shop: PublicShop, locale: Locale): Readonly<Record<string, string>> {
  const { served, unserved, means, address } = shopWords(shop, locale);
  const standard = shop.shipping.rates.find(
    ({ area, method }) => area === "peninsula" && method === "standard",
  );
  const freeFrom = standard?.free_from_cents;
  return {
    served,
    unserved: unserved && sentences[locale].unserved.replace("{areas}", () => unserved),
    means,
    address,
    standardFrom: formatCents(standard?.steps[0]?.cents ?? 0),
    freeFrom: freeFrom ? sentences[locale].freeFrom.replace("{amount}", () => formatCents(freeFrom)) : "",
    transit: String(standard?.transit_days ?? 0),
    cutoff: String(shop.dispatch_cutoff_hour),
    hours: shop.opening_hours[locale],
    phone: shop.phone,
    withdrawalDays: String(withdrawalDays),
    voluntaryDays: String(shop.voluntary_return_days),
    guaranteeYears: String(guaranteeYears),
    complaintDays: String(complaintDays),
  };
}
