import { type Locale, localePrefixes, localize } from "@recambia/contract/locale";
import type { PublicShop } from "@recambia/contract/shop/schemas";

/** Names of the shortcuts, which the browser shows outside of the page. */
const shortcutNames = {
  search: { es: "Buscar un recambio", ca: "Cerca un recanvi", en: "Search for a part" },
  garage: { es: "Mi garaje", ca: "El meu garatge", en: "My garage" },
  cart: { es: "Carrito", ca: "Cistella", en: "Cart" },
  orders: { es: "Mis pedidos", ca: "Les meves comandes", en: "My orders" },
};

const shortcutPaths = { search: "/products", garage: "/#garage", cart: "/shopping-cart", orders: "/orders" };

/** Surface of the dark theme, which is the default (specification §1). */
const darkSurface = "#151c23";

const png = (src: string, size: number, purpose: "any" | "maskable") => ({
  src: `/icons/${src}-${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** Returns the path of a language's manifest. */
export function webManifestPath(locale: Locale): string {
  return `${localePrefixes[locale]}/manifest.webmanifest`;
}

/** Describes the shop as an app to install, in one language (W3C Web Application Manifest). */
export function webManifest(shop: PublicShop, locale: Locale): object {
  const prefix = localePrefixes[locale];
  const addressOf = (path: string) =>
    path.startsWith("/#") ? `${prefix || "/"}${path.slice(1)}` : `${prefix}${path}`;
  return {
    id: "/",
    name: `${shop.name} · ${localize(shop.tagline, locale)}`,
    short_name: shop.name,
    lang: locale,
    dir: "ltr",
    start_url: prefix || "/",
    scope: "/",
    display: "standalone",
    background_color: darkSurface,
    theme_color: darkSurface,
    categories: ["shopping"],
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      png("icon", 192, "any"),
      png("icon", 512, "any"),
      png("maskable", 192, "maskable"),
      png("maskable", 512, "maskable"),
    ],
    shortcuts: (["search", "garage", "cart", "orders"] as const).map((kind) => ({
      name: shortcutNames[kind][locale],
      url: addressOf(shortcutPaths[kind]),
      icons: [png("icon", 192, "any")],
    })),
  };
}
