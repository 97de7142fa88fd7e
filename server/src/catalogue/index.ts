export { endOffers } from "./end-offers.ts";
export { currentCents, currentPrice, isOnOffer } from "./price.ts";
export { catalogueRoutes } from "./routes.ts";
