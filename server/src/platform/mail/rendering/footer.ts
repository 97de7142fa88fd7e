import { type Locale, localize } from "@recambia/contract/locale";
import type { Shop } from "@recambia/contract/shop/schemas";

const reasons: Record<Locale, string> = {
  es: "Recibes este correo porque se ha usado esta dirección en {shop}. No es publicidad.",
  ca: "Reps aquest correu perquè s'ha fet servir aquesta adreça a {shop}. No és publicitat.",
  en: "You receive this email because this address has been used at {shop}. It is not advertising.",
};

/** Over the sign: the shop's name and what it is. */
export function signatureOf(shop: Shop, locale: Locale): { name: string; tagline: string } {
  return { name: shop.name, tagline: localize(shop.tagline, locale) };
}

/** Footer of every mail: the reason for it, and the shop's identity (LSSI art. 10). */
export function footerLines(shop: Shop, locale: Locale): string[] {
  const { street, zip_code: zipCode, municipality, province } = shop.address;
  const lines = [
    reasons[locale].replace("{shop}", () => shop.name),
    [shop.legal_name || shop.name, shop.tax_id && `NIF ${shop.tax_id}`].filter(Boolean).join(" · "),
    shop.register_entry,
    `${street}, ${zipCode} ${municipality} (${province})`,
    [shop.email, shop.phone].filter(Boolean).join(" · "),
  ];
  return lines.filter(Boolean);
}
