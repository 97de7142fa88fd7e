import { type Data, endpoint, type List } from "../endpoint.ts";
import type { ForVehicle } from "../vehicles/schemas.ts";
import type { ProductCard } from "./card.ts";
import type { CompareQuery, Comparison } from "./compare.ts";
import type { KitCard, KitDetail, KitListMeta, KitQuery } from "./kits.ts";
import type { ProductListMeta, ProductQuery, ToolQuery } from "./list.ts";
import type {
  BrandDetail,
  BrandSummary,
  CategoryDetail,
  CategorySummary,
  SubcategoryDetail,
  VehicleQuery,
} from "./navigation.ts";
import type { Fitment, PriceHistory, ProductDetail } from "./product.ts";
import type { CardsMeta, CardsQuery, Companion } from "./related.ts";
import type { Suggestions, SuggestQuery } from "./search.ts";
import type {
  OfflineProduct,
  VehicleCatalogue,
  VehicleCatalogueQuery,
  VehicleShareMeta,
  VehicleShareQuery,
} from "./vehicle-catalogue.ts";

// Endpoints of the catalogue.

export const getProduct = endpoint("GET", "/spa/catalog/products/:slug").of<{
  query: VehicleQuery;
  reply: Data<ProductDetail>;
}>();
export const listFitments = endpoint("GET", "/spa/catalog/products/:slug/fitments").of<{
  reply: Data<Fitment[]>;
}>();
export const listAlternatives = endpoint("GET", "/spa/catalog/products/:slug/alternatives").of<{
  query: VehicleQuery;
  reply: List<ProductCard, ForVehicle>;
}>();
export const getTool = endpoint("GET", "/spa/catalog/tools/:id").of<{
  query: VehicleQuery;
  reply: Data<ProductDetail>;
}>();
export const getPriceHistory = endpoint("GET", "/spa/catalog/products/:slug/price-history").of<{
  reply: Data<PriceHistory>;
}>();
export const listCompanions = endpoint("GET", "/spa/catalog/products/:slug/companions").of<{
  query: VehicleQuery;
  reply: List<Companion, ForVehicle>;
}>();
export const listCards = endpoint("GET", "/spa/catalog/cards").of<{
  query: CardsQuery;
  reply: List<ProductCard, CardsMeta>;
}>();
export const listCategories = endpoint("GET", "/spa/catalog/categories").of<{
  query: VehicleQuery;
  reply: List<CategorySummary, ForVehicle>;
}>();
export const getCategory = endpoint("GET", "/spa/catalog/categories/:slug").of<{
  query: VehicleQuery;
  reply: Data<CategoryDetail>;
}>();
export const getSubcategory = endpoint("GET", "/spa/catalog/subcategories/:slug").of<{
  query: VehicleQuery;
  reply: Data<SubcategoryDetail>;
}>();
export const listBrands = endpoint("GET", "/spa/catalog/brands").of<{
  query: VehicleQuery;
  reply: List<BrandSummary, ForVehicle>;
}>();
export const getBrand = endpoint("GET", "/spa/catalog/brands/:slug").of<{
  query: VehicleQuery;
  reply: Data<BrandDetail>;
}>();
export const listProducts = endpoint("GET", "/spa/catalog/products").of<{
  query: ProductQuery;
  reply: List<ProductCard, ProductListMeta>;
}>();
export const listOffers = endpoint("GET", "/spa/catalog/offers").of<{
  query: ProductQuery;
  reply: List<ProductCard, ProductListMeta>;
}>();
export const listTools = endpoint("GET", "/spa/catalog/tools").of<{
  query: ToolQuery;
  reply: List<ProductCard, ProductListMeta>;
}>();
export const suggest = endpoint("GET", "/spa/catalog/suggest").of<{
  query: SuggestQuery;
  reply: Data<Suggestions>;
}>();
export const compareProducts = endpoint("GET", "/spa/catalog/compare").of<{
  query: CompareQuery;
  reply: Data<Comparison>;
}>();
export const listKits = endpoint("GET", "/spa/catalog/kits").of<{
  query: KitQuery;
  reply: List<KitCard, KitListMeta>;
}>();
export const getKit = endpoint("GET", "/spa/catalog/kits/:slug").of<{
  query: VehicleQuery;
  reply: Data<KitDetail>;
}>();

/** A vehicle's catalogue for offline use: an overview, then the products in shares. */
export const getVehicleCatalogue = endpoint("GET", "/spa/catalog/vehicles/:vehicle").of<{
  query: VehicleCatalogueQuery;
  reply: Data<VehicleCatalogue>;
}>();
export const listVehicleShare = endpoint("GET", "/spa/catalog/vehicles/:vehicle/products").of<{
  query: VehicleShareQuery;
  reply: List<OfflineProduct, VehicleShareMeta>;
}>();
