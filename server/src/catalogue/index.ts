export { endOffers } from "./end-offers.ts";
export { type ImportProgress, type ImportReport, importFeed, type Refusal } from "./import/import-feed.ts";
export { refreshTallies } from "./import/refresh-tallies.ts";
export { catalogueRoutes } from "./routes.ts";
