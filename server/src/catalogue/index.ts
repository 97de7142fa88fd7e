export { type ImportReport, importFeed, type Refusal } from "./import/import-feed.ts";
export { createBlockPreloader } from "./listing/fit-index/preload-blocks.ts";
export {
  type CatalogueContext,
  describeVehicle,
  findChosenVehicle,
  readCatalogue,
  readVehiclesByKey,
  requireVehicle,
} from "./model/catalogue-context.ts";
export { changePrice, type PriceProblem } from "./prices/change-price.ts";
export { endOffer } from "./prices/end-offer.ts";
export { endOffers } from "./prices/end-offers.ts";
export { listPriceHistory } from "./prices/list-price-history.ts";
export { currentPrice, type PriceRow, priceColumns } from "./prices/price.ts";
export { type OfferProblem, startOffer } from "./prices/start-offer.ts";
export { type FoundPurchasable, findPurchasables } from "./products/find-purchasables.ts";
export { type FoundCards, readCards } from "./products/read-cards.ts";
export { catalogueRoutes } from "./routes/routes.ts";
export { changesShownAvailability } from "./stock/availability.ts";
export { changeStock, maxPieces } from "./stock/change-stock.ts";
