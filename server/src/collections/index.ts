export { collectionRecords } from "./personal-records.ts";
export { collectionRoutes } from "./routes.ts";
