export { type ImportReport, importFeed, type Refusal } from "./import/import-feed.ts";
export { createIndexWarmUp } from "./listing/fit-index/warm-up.ts";
export {
  chosenVehicle,
  forVehicle,
  namedVehicle,
  type Reading,
  readCatalogue,
  vehiclesByKey,
} from "./model/reading.ts";
export { changePrice, type PriceObjection } from "./prices/change-price.ts";
export { endOffer } from "./prices/end-offer.ts";
export { endOffers } from "./prices/end-offers.ts";
export { listPriceHistory } from "./prices/list-price-history.ts";
export { currentPrice, type PriceRow, priceColumns } from "./prices/price.ts";
export { type OfferObjection, startOffer } from "./prices/start-offer.ts";
export { type FoundPurchasable, findPurchasables } from "./products/find-purchasables.ts";
export { type FoundCards, readCards } from "./products/read-cards.ts";
export { catalogueRoutes } from "./routes/routes.ts";
export { changeStock, mostPieces } from "./stock/change-stock.ts";
export { isToldDifferently } from "./stock/told-stock.ts";
