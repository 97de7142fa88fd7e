export { dropOrphanPictures } from "./picture/drop-orphan-pictures.ts";
export type { PersonalRecords } from "./personal-records.ts";
export { accountRoutes } from "./routes.ts";
