import { type Price, pictureUrl, type Stock } from "@recambia/contract/catalogue/card";
import type { KitDetail } from "@recambia/contract/catalogue/kits";
import type { ProductDetail } from "@recambia/contract/catalogue/product";
import { productTitle } from "@recambia/contract/catalogue/product-title";
import type { Locale } from "@recambia/contract/locale";
import { lastMadridDay } from "@recambia/contract/madrid-time";
import { excludesWithdrawal } from "@recambia/contract/orders/withdrawal-exclusion";
import { withdrawalDays } from "@recambia/contract/shop/legal";
import type { PublicShop } from "@recambia/contract/shop/schemas";
import { findRate, parcelCents } from "@recambia/contract/shop/shipping";
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
    taxID: shop.tax_id,
    url: origin,
    logo: `${origin}/favicon.svg`,
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
    sameAs: Object.values(shop.social).filter(Boolean),
    currenciesAccepted: "EUR",
    hasMerchantReturnPolicy: returnPolicy(null),
  };
}

type DescribedProduct = Pick<
  ProductDetail,
  | ("id" | "name" | "brand" | "part_type" | "part_number" | "gtin" | "description")
  | ("pictures" | "dimensions")
  | ("fitted_models" | "rating" | "restricted" | "price" | "stock" | "withdrawal_exclusion")
>;

export function productData(
  product: DescribedProduct,
  locale: Locale,
  shop: PublicShop,
  url: string,
  origin: string,
): Record<string, unknown> | null {
  if (!import.meta.env.SSR) return null;
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: productTitle(product.name, product.brand.name, locale, product.part_type.name),
    description: product.description,
    image: product.pictures.map((picture) => `${origin}${pictureUrl(picture, "full")}`),
    // The product feed's `g:id`, by which Google matches both; makers may have the same part number.
    sku: product.id,
    mpn: product.part_number,
    ...(product.gtin ? { gtin: product.gtin } : {}),
    brand: { "@type": "Brand", name: product.brand.name },
    weight: { "@type": "QuantitativeValue", value: product.dimensions.weight_g, unitCode: "GRM" },
    ...(product.fitted_models.length > 0
      ? {
          isAccessoryOrSparePartFor: product.fitted_models.map(({ maker_name, model_name }) => ({
            "@type": "Vehicle",
            name: `${maker_name} ${model_name}`,
            brand: { "@type": "Brand", name: maker_name },
            model: model_name,
          })),
        }
      : {}),
    ...(product.rating
      ? {
          aggregateRating: {
            "@type": "AggregateRating",
            ratingValue: product.rating.average,
            ratingCount: product.rating.count,
          },
        }
      : {}),
    // Goods that consumers may not buy are described without an offer.
    ...(product.restricted === null
      ? {
          offers: {
            ...offerData(product.price, product.stock, url),
            ...shippingData(shop, product.dimensions.weight_g, product.price.cents),
            hasMerchantReturnPolicy: returnPolicy(product.withdrawal_exclusion),
          },
        }
      : {}),
  };
}

export function kitData(kit: KitDetail, url: string, origin: string): Record<string, unknown> | null {
  if (!import.meta.env.SSR) return null;
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: kit.name,
    description: kit.description,
    image: [`${origin}${pictureUrl(kit.picture, "full")}`],
    sku: kit.id,
    offers: { ...offerData(kit.price, kit.stock, url), hasMerchantReturnPolicy: returnPolicy(null) },
  };
}

const availabilities: Record<Stock["state"], string> = {
  in_stock: "https://schema.org/InStock",
  few_left: "https://schema.org/LimitedAvailability",
  out_of_stock: "https://schema.org/OutOfStock",
};

export function offerData(
  { cents, currency, offer }: Pick<Price, "cents" | "currency" | "offer">,
  stock: Stock,
  url: string,
) {
  return {
    "@type": "Offer",
    url,
    price: amount(cents),
    priceCurrency: currency,
    itemCondition: "https://schema.org/NewCondition",
    availability: availabilities[stock.state],
    ...(offer ? { priceValidUntil: lastMadridDay(new Date(offer.ends_at)) } : {}),
  };
}

/** First two digits of the postal codes of the peninsula: all but those of the islands (07, 35, 38), Ceuta (51) and Melilla (52). */
const peninsulaPrefixes = [
  ["01", "06"],
  ["08", "34"],
  ["36", "37"],
  ["39", "50"],
];

/** Standard delivery to the peninsula; empty for goods too heavy for it. */
export function shippingData(
  { shipping, dispatch_cutoff_hour }: Pick<PublicShop, "shipping" | "dispatch_cutoff_hour">,
  weightG: number,
  goodsCents: number,
) {
  const rate = findRate(shipping, "peninsula", "standard");
  const cents = rate ? parcelCents(rate, weightG, goodsCents) : null;
  if (!rate || cents === null) return {};
  const days = (minValue: number, maxValue: number) => ({
    "@type": "QuantitativeValue",
    minValue,
    maxValue,
    unitCode: "DAY",
  });
  return {
    shippingDetails: {
      "@type": "OfferShippingDetails",
      shippingRate: { "@type": "MonetaryAmount", value: amount(cents), currency: "EUR" },
      shippingDestination: {
        "@type": "DefinedRegion",
        addressCountry: "ES",
        postalCodeRange: peninsulaPrefixes.map(([first, last]) => ({
          "@type": "PostalCodeRangeSpecification",
          postalCodeBegin: `${first}000`,
          postalCodeEnd: `${last}999`,
        })),
      },
      deliveryTime: {
        "@type": "ShippingDeliveryTime",
        cutoffTime: `${String(dispatch_cutoff_hour).padStart(2, "0")}:00:00`,
        handlingTime: days(0, 1),
        transitTime: days(1, rate.transit_days),
      },
    },
  };
}

/**
 * The right of withdrawal (consumer code art. 102 to 108): 14 days, the buyer pays the way back.
 *
 * @param exclusion letter of art. 103 of goods that are excluded from it; null for none.
 */
function returnPolicy(exclusion: string | null) {
  const policy = { "@type": "MerchantReturnPolicy", applicableCountry: "ES" };
  if (excludesWithdrawal(exclusion)) {
    return { ...policy, returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted" };
  }
  return {
    ...policy,
    returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
    merchantReturnDays: withdrawalDays,
    returnMethod: ["https://schema.org/ReturnByMail", "https://schema.org/ReturnInStore"],
    returnFees: "https://schema.org/ReturnFeesCustomerResponsibility",
    refundType: "https://schema.org/FullRefund",
  };
}

function amount(cents: number): string {
  return (cents / 100).toFixed(2);
}
