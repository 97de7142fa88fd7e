import { formatList, type Locale } from "../locale.ts";
import { type DeliveryArea, deliveryAreas, type PaymentMeans, type PublicShop } from "../shop/schemas.ts";

/** Names for the areas and payment methods of the shop's configuration. */
export type ShopWords = {
  served: string;
  /** Empty when the shop delivers everywhere. */
  unserved: string;
  means: string;
  /** Parcels that leave the customs area, and so travel without VAT. */
  isExporting: boolean;
  /** Delivery to places of Spain that VAT does not reach (Ley 37/1992 art. 3). */
  isOutsideVat: boolean;
  /** Postal address on one line. */
  address: string;
  legalName: string;
};

type ShopVocabulary = {
  areas: Record<DeliveryArea, readonly string[]>;
  means: Record<PaymentMeans, string>;
};

const vocabularies: Record<Locale, ShopVocabulary> = {
  es: {
    areas: {
      peninsula: ["la Península"],
      balearic: ["Baleares"],
      canary: ["Canarias"],
      ceuta_melilla: ["Ceuta", "Melilla"],
      cuba: ["Cuba"],
    },
    means: { transfer: "transferencia bancaria", card: "tarjeta", bizum: "Bizum" },
  },
  ca: {
    areas: {
      peninsula: ["la Península"],
      balearic: ["les Balears"],
      canary: ["les Canàries"],
      ceuta_melilla: ["Ceuta", "Melilla"],
      cuba: ["Cuba"],
    },
    means: { transfer: "transferència bancària", card: "targeta", bizum: "Bizum" },
  },
  en: {
    areas: {
      peninsula: ["mainland Spain"],
      balearic: ["the Balearic Islands"],
      canary: ["the Canary Islands"],
      ceuta_melilla: ["Ceuta", "Melilla"],
      cuba: ["Cuba"],
    },
    means: { transfer: "bank transfer", card: "card", bizum: "Bizum" },
  },
};

/** A delivery area in a language, as one phrase. */
export function areaName(area: DeliveryArea, locale: Locale): string {
  return formatList([...vocabularies[locale].areas[area]], locale, "and");
}

/** The shop's configuration in the words of a language. */
export function shopWords(shop: PublicShop, locale: Locale): ShopWords {
  const { areas, means } = vocabularies[locale];
  const named = (isServed: boolean) =>
    deliveryAreas
      .filter((area) => shop.delivery_areas.includes(area) === isServed)
      .flatMap((area) => areas[area]);
  const { street, zip_code, municipality } = shop.address;
  return {
    served: formatList(named(true), locale, "and"),
    unserved: formatList(named(false), locale, "and"),
    means: formatList(
      shop.payment_means.map((one) => means[one]),
      locale,
      "or",
    ),
    isExporting: shop.delivery_areas.includes("cuba"),
    isOutsideVat: shop.delivery_areas.some((area) => area === "canary" || area === "ceuta_melilla"),
    address: `${street}, ${zip_code} ${municipality}`,
    legalName: shop.legal_name || shop.name,
  };
}
