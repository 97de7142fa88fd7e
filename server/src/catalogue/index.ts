export { endOffers } from "./end-offers.ts";
export { type ImportReport, importFeed, type Refusal } from "./import/import-feed.ts";
export { catalogueRoutes } from "./routes.ts";
