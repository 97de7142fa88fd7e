import type { Locale } from "../locale.ts";
import { formatCents, type RateInThousandths, vatIncluded, vatRateOn } from "../money.ts";
import type { PublicShop } from "../shop/schemas.ts";
import { isExportArea, type ShippingRate } from "../shop/shipping.ts";
import { facts, type LegalBlock } from "./blocks.ts";
import { areaName, type ShopWords, shopWords } from "./shop-words.ts";

/** The shop's configuration as a legal text quotes it. */
export type ShopTerms = PublicShop &
  Omit<ShopWords, "address"> & {
    /** Postal address on one line. */
    addressLine: string;
    /** The dispute resolution body with a link to its website; empty for none. */
    disputeBody: string;
    /** General VAT rate in percent. */
    vatRate: number;
    /** The identity that the law requires: name, NIF, address, register, email, telephone (LSSI art. 10). */
    identity: LegalBlock;
    /** All delivery prices: one table for each area and method. */
    deliveryPrices: readonly LegalBlock[];
  };

type Labels = {
  identity: Record<"owner" | "taxId" | "address" | "register" | "email" | "phone" | "hours", string>;
  prices: Record<
    "method" | "weight" | "price" | "exportPrice" | "upTo" | "freeFrom" | "free" | "transit",
    string
  >;
  methods: Record<ShippingRate["method"], string>;
};

const labels: Record<Locale, Labels> = {
  es: {
    identity: {
      owner: "Titular",
      taxId: "NIF",
      address: "Domicilio",
      register: "Registro",
      email: "Correo electrónico",
      phone: "Teléfono",
      hours: "Horario",
    },
    prices: {
      method: "{method} a {area}",
      weight: "Peso del paquete",
      price: "Precio, IVA incluido",
      exportPrice: "Precio, sin IVA",
      upTo: "hasta {kilos} kg",
      freeFrom: "artículos desde {amount}",
      free: "gratis",
      transit: "Días laborables en camino: {days}",
    },
    methods: { standard: "Envío estándar", express: "Envío urgente" },
  },
  ca: {
    identity: {
      owner: "Titular",
      taxId: "NIF",
      address: "Domicili",
      register: "Registre",
      email: "Correu electrònic",
      phone: "Telèfon",
      hours: "Horari",
    },
    prices: {
      method: "{method} a {area}",
      weight: "Pes del paquet",
      price: "Preu, IVA inclòs",
      exportPrice: "Preu, sense IVA",
      upTo: "fins a {kilos} kg",
      freeFrom: "articles a partir de {amount}",
      free: "gratuït",
      transit: "Dies laborables en camí: {days}",
    },
    methods: { standard: "Enviament estàndard", express: "Enviament urgent" },
  },
  en: {
    identity: {
      owner: "Owner",
      taxId: "Tax number (NIF)",
      address: "Address",
      register: "Register",
      email: "Email",
      phone: "Telephone",
      hours: "Opening hours",
    },
    prices: {
      method: "{method} to {area}",
      weight: "Parcel weight",
      price: "Price, VAT included",
      exportPrice: "Price, without VAT",
      upTo: "up to {kilos} kg",
      freeFrom: "items from {amount}",
      free: "free",
      transit: "Working days on its way: {days}",
    },
    methods: { standard: "Standard delivery", express: "Express delivery" },
  },
};

/** Returns the configuration as the legal texts of a language quote it on a day. */
export function shopTerms(shop: PublicShop, locale: Locale, now: Date): ShopTerms {
  const { address: addressLine, ...words } = shopWords(shop, locale);
  return {
    ...shop,
    ...words,
    addressLine,
    disputeBody: shop.dispute_website ? `[${shop.dispute_body}](${shop.dispute_website})` : shop.dispute_body,
    vatRate: vatRateOn(now) / 10,
    identity: identityOf(shop, locale),
    deliveryPrices: shop.shipping.rates
      .filter(({ area }) => shop.delivery_areas.includes(area))
      .map((rate) => priceTable(rate, locale, vatRateOn(now))),
  };
}

/** Target of a link that dials a number. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}

/** The shop's identity as a list of facts; nothing for a fact that it does not have. */
export function identityOf(shop: PublicShop, locale: Locale): LegalBlock {
  const { identity } = labels[locale];
  const { street, zip_code, municipality, province } = shop.address;
  return facts([
    [identity.owner, shop.legal_name || shop.name],
    [identity.taxId, shop.tax_id],
    [identity.address, `${street}, ${zip_code} ${municipality} (${province})`],
    [identity.register, shop.register_entry],
    [identity.email, `[${shop.email}](mailto:${shop.email})`],
    [identity.phone, `[${shop.phone}](${telephoneLink(shop.phone)})`],
    [identity.hours, shop.opening_hours[locale]],
  ]);
}

/** Prices as they are charged: without VAT where the goods are exported. */
function priceTable(rate: ShippingRate, locale: Locale, vatRate: RateInThousandths): LegalBlock {
  const { prices, methods } = labels[locale];
  const isExport = isExportArea(rate.area);
  const charged = (cents: number) => (isExport ? cents - vatIncluded(cents, vatRate) : cents);
  const rows = rate.steps.map(({ up_to_g, cents }) => ({
    heading: prices.upTo.replace(
      "{kilos}",
      locale === "en" ? String(up_to_g / 1000) : String(up_to_g / 1000).replace(".", ","),
    ),
    cells: [formatCents(charged(cents))],
  }));
  if (rate.free_from_cents !== null) {
    rows.push({
      heading: prices.freeFrom.replace("{amount}", formatCents(rate.free_from_cents)),
      cells: [prices.free],
    });
  }
  return {
    kind: "table",
    caption: prices.method
      .replace("{method}", methods[rate.method])
      .replace("{area}", areaName(rate.area, locale)),
    columns: [prices.weight, isExport ? prices.exportPrice : prices.price],
    rows,
    note: prices.transit.replace("{days}", String(rate.transit_days)),
  };
}
