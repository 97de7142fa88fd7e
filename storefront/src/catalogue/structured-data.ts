import { type ProductDetail, pictureUrl, type Stock } from "@recambia/contract/catalogue/schemas";
import type { PublicShop } from "@recambia/contract/shop/schemas";
import type { Crumb } from "../ui/layout/Breadcrumbs.tsx";

/**
 * schema.org descriptions for search engines, with absolute URLs. Search engines read server-rendered pages
 * only, so the browser build returns null and omits this code.
 */

export function breadcrumbData(crumbs: readonly Crumb[]): Record<string, unknown> | null {
  if (!import.meta.env.SSR) return null;
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: crumb.name,
      item: crumb.to,
    })),
  };
}

export function shopData(shop: PublicShop, origin: string): Record<string, unknown> | null {
  if (!import.meta.env.SSR) return null;
  return {
    "@context": "https://schema.org",
    "@type": "AutoPartsStore",
    name: shop.name,
    legalName: shop.legal_name,
    url: origin,
    email: shop.email,
    telephone: shop.phone,
    address: {
      "@type": "PostalAddress",
      streetAddress: shop.address.street,
      postalCode: shop.address.zip_code,
      addressLocality: shop.address.municipality,
      addressRegion: shop.address.province,
      addressCountry: "ES",
    },
  };
}

const availabilities: Record<Stock["state"], string> = {
  in_stock: "https://schema.org/InStock",
  few_left: "https://schema.org/LimitedAvailability",
  out_of_stock: "https://schema.org/OutOfStock",
};

export function productData(
  product: ProductDetail,
  url: string,
  origin: string,
): Record<string, unknown> | null {
  if (!import.meta.env.SSR) return null;
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: `${product.name} ${product.brand.name}`,
    description: product.description,
    image: product.pictures.map((picture) => `${origin}${pictureUrl(picture, "full")}`),
    sku: product.part_number,
    mpn: product.part_number,
    ...(product.gtin ? { gtin: product.gtin } : {}),
    brand: { "@type": "Brand", name: product.brand.name },
    ...(product.rating
      ? {
          aggregateRating: {
            "@type": "AggregateRating",
            ratingValue: product.rating.average,
            ratingCount: product.rating.count,
          },
        }
      : {}),
    offers: {
      "@type": "Offer",
      url,
      price: (product.price.cents / 100).toFixed(2),
      priceCurrency: product.price.currency,
      availability: availabilities[product.stock.state],
      ...(product.price.offer ? { priceValidUntil: product.price.offer.ends_at.slice(0, 10) } : {}),
    },
  };
}
