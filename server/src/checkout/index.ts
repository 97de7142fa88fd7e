export { dropOldQuotes } from "./quotes/drop-old-quotes.ts";
export { checkoutRecords } from "./personal-records.ts";
export { checkoutRoutes } from "./routes.ts";
