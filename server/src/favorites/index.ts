export { favoriteRecords } from "./personal-records.ts";
export { favoriteRoutes } from "./routes.ts";
