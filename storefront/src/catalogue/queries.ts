import type { Comparison } from "@recambia/contract/catalogue/compare";
import type { CardsMeta, Companion } from "@recambia/contract/catalogue/related";
import type {
  BrandDetail,
  BrandSummary,
  CategoryDetail,
  CategorySummary,
  Fitment,
  KitCard,
  KitDetail,
  KitListMeta,
  PriceHistory,
  ProductCard,
  ProductDetail,
  ProductListMeta,
  SubcategoryDetail,
} from "@recambia/contract/catalogue/schemas";
import type { ForVehicle } from "@recambia/contract/vehicles/schemas";
import { apiListQuery, apiQuery } from "../lib/http/query-client.ts";

/** Id of the selected vehicle, as in list URLs; null without one. */
export type VehicleId = string | null;

const forVehicle = (vehicle: VehicleId) => (vehicle ? { vehicle } : {});

export const categoriesQuery = (vehicle: VehicleId) =>
  apiListQuery<CategorySummary, ForVehicle>("/spa/catalog/categories", forVehicle(vehicle));

export const categoryQuery = (slug: string, vehicle: VehicleId) =>
  apiQuery<CategoryDetail>(`/spa/catalog/categories/${slug}`, forVehicle(vehicle));

export const subcategoryQuery = (slug: string, vehicle: VehicleId) =>
  apiQuery<SubcategoryDetail>(`/spa/catalog/subcategories/${slug}`, forVehicle(vehicle));

export const brandsQuery = () => apiQuery<BrandSummary[]>("/spa/catalog/brands");

export const brandQuery = (slug: string, vehicle: VehicleId) =>
  apiQuery<BrandDetail>(`/spa/catalog/brands/${slug}`, forVehicle(vehicle));

/** The kinds of lists, which share their filters. */
export type ListKind = "products" | "offers" | "tools";

export const productListQuery = (kind: ListKind, parameters: Record<string, string>) =>
  apiListQuery<ProductCard, ProductListMeta>(`/spa/catalog/${kind}`, parameters);

export const productQuery = (slug: string, vehicle: VehicleId) =>
  apiQuery<ProductDetail>(`/spa/catalog/products/${slug}`, forVehicle(vehicle));

export const toolQuery = (slug: string) => apiQuery<ProductDetail>(`/spa/catalog/tools/${slug}`);

export const fitmentsQuery = (slug: string) => apiQuery<Fitment[]>(`/spa/catalog/products/${slug}/fitments`);

export const priceHistoryQuery = (slug: string) =>
  apiQuery<PriceHistory>(`/spa/catalog/products/${slug}/price-history`);

export const alternativesQuery = (slug: string, vehicle: VehicleId) =>
  apiQuery<ProductCard[]>(`/spa/catalog/products/${slug}/alternatives`, forVehicle(vehicle));

export const companionsQuery = (slug: string, vehicle: VehicleId) =>
  apiListQuery<Companion, ForVehicle>(`/spa/catalog/products/${slug}/companions`, forVehicle(vehicle));

export const namedCardsQuery = (slugs: readonly string[], vehicle: VehicleId) =>
  apiListQuery<ProductCard, CardsMeta>("/spa/catalog/cards", {
    products: slugs.join(","),
    ...forVehicle(vehicle),
  });

/** All kits that contain a product, even those not for the vehicle. */
export const kitsWithQuery = (slug: string, vehicle: VehicleId) =>
  kitListQuery({ product: slug, all: "1", ...forVehicle(vehicle) });

export const kitListQuery = (parameters: Record<string, string>) =>
  apiListQuery<KitCard, KitListMeta>("/spa/catalog/kits", parameters);

export const kitQuery = (slug: string, vehicle: VehicleId) =>
  apiQuery<KitDetail>(`/spa/catalog/kits/${slug}`, forVehicle(vehicle));

export const comparisonQuery = (slugs: readonly string[], vehicle: VehicleId) =>
  apiQuery<Comparison>("/spa/catalog/compare", { products: slugs.join(","), ...forVehicle(vehicle) });
