export { endOffers } from "./end-offers.ts";
export { type ImportReport, importFeed, type Refusal } from "./import/import-feed.ts";
export { currentPrice, type PriceRow, priceColumns } from "./price.ts";
export { type FoundCards, readCards } from "./read-cards.ts";
export { chosenVehicle, type Reading, readCatalogue, vehiclesByKey } from "./reading.ts";
export { catalogueRoutes } from "./routes.ts";
export { isToldDifferently } from "./told-stock.ts";
