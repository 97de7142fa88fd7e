export { changePrice, type PriceObjection } from "./change-price.ts";
export { changeStock, mostPieces } from "./change-stock.ts";
export { endOffer } from "./end-offer.ts";
export { endOffers } from "./end-offers.ts";
export { createShelfFiller } from "./fill-shelves.ts";
export { type FoundPurchasable, findPurchasables } from "./find-purchasables.ts";
export { type ImportReport, importFeed, type Refusal } from "./import/import-feed.ts";
export { listPriceHistory } from "./list-price-history.ts";
export { currentPrice, type PriceRow, priceColumns } from "./price.ts";
export { type FoundCards, readCards } from "./read-cards.ts";
export {
  chosenVehicle,
  forVehicle,
  namedVehicle,
  type Reading,
  readCatalogue,
  vehiclesByKey,
} from "./reading.ts";
export { catalogueRoutes } from "./routes.ts";
export { type OfferObjection, startOffer } from "./start-offer.ts";
export { isToldDifferently } from "./told-stock.ts";
