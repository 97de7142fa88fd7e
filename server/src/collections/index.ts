export { collectionBackup } from "./collection-backup.ts";
export { collectionRecords } from "./personal-records.ts";
export { collectionRoutes } from "./routes.ts";
