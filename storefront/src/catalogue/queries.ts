import * as endpoints from "@recambia/contract/catalogue/endpoints";
import { apiListQuery, apiQuery } from "../lib/http/query-client.ts";

/** Id of the selected vehicle, as in list URLs; null without one. */
export type VehicleId = string | null;

const forVehicle = (vehicle: VehicleId) => (vehicle ? { vehicle } : {});

export const categoriesQuery = (vehicle: VehicleId) =>
  apiListQuery(endpoints.listCategories, { query: forVehicle(vehicle) });

export const categoryQuery = (slug: string, vehicle: VehicleId) =>
  apiQuery(endpoints.getCategory, { params: { slug }, query: forVehicle(vehicle) });

export const subcategoryQuery = (slug: string, vehicle: VehicleId) =>
  apiQuery(endpoints.getSubcategory, { params: { slug }, query: forVehicle(vehicle) });

export const brandsQuery = () => apiQuery(endpoints.listBrands);

export const brandQuery = (slug: string, vehicle: VehicleId) =>
  apiQuery(endpoints.getBrand, { params: { slug }, query: forVehicle(vehicle) });

/** The kinds of lists, which share their filters. */
export type ListKind = "products" | "offers" | "tools";

const listEndpoints = {
  products: endpoints.listProducts,
  offers: endpoints.listOffers,
  tools: endpoints.listTools,
};

export const productListQuery = (kind: ListKind, parameters: Record<string, string>) =>
  apiListQuery(listEndpoints[kind], { query: parameters });

export const productQuery = (slug: string, vehicle: VehicleId) =>
  apiQuery(endpoints.getProduct, { params: { slug }, query: forVehicle(vehicle) });

export const toolQuery = (slug: string) => apiQuery(endpoints.getTool, { params: { id: slug } });

export const fitmentsQuery = (slug: string) => apiQuery(endpoints.listFitments, { params: { slug } });

export const priceHistoryQuery = (slug: string) => apiQuery(endpoints.getPriceHistory, { params: { slug } });

export const alternativesQuery = (slug: string, vehicle: VehicleId) =>
  apiQuery(endpoints.listAlternatives, { params: { slug }, query: forVehicle(vehicle) });

export const companionsQuery = (slug: string, vehicle: VehicleId) =>
  apiListQuery(endpoints.listCompanions, { params: { slug }, query: forVehicle(vehicle) });

export const namedCardsQuery = (slugs: readonly string[], vehicle: VehicleId) =>
  apiListQuery(endpoints.listCards, {
    query: {
      products: slugs.join(","),
      ...forVehicle(vehicle),
    },
  });

/** All kits that contain a product, even those not for the vehicle. */
export const kitsWithQuery = (slug: string, vehicle: VehicleId) =>
  kitListQuery({ product: slug, all: "1", ...forVehicle(vehicle) });

export const kitListQuery = (parameters: Record<string, string>) =>
  apiListQuery(endpoints.listKits, { query: parameters });

export const kitQuery = (slug: string, vehicle: VehicleId) =>
  apiQuery(endpoints.getKit, { params: { slug }, query: forVehicle(vehicle) });

export const comparisonQuery = (slugs: readonly string[], vehicle: VehicleId) =>
  apiQuery(endpoints.compareProducts, { query: { products: slugs.join(","), ...forVehicle(vehicle) } });
