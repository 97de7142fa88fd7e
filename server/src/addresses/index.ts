export { dropOldIdentifications } from "./drop-old-identifications.ts";
export { addressRecords } from "./personal-records.ts";
export { addressRoutes } from "./routes.ts";
