export { addressRecords } from "./personal-records.ts";
export { addressRoutes } from "./routes.ts";
