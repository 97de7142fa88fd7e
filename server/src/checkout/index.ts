export { checkoutRecords } from "./personal-records.ts";
export { dropOldQuotes } from "./quotes/drop-old-quotes.ts";
export { checkoutRoutes } from "./routes.ts";
