export { favoriteBackup } from "./favorite-backup.ts";
export { favoriteRecords } from "./personal-records.ts";
export { favoriteRoutes } from "./routes.ts";
