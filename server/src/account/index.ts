export { accountMails } from "./account-mails.ts";
export type { PersonalRecords } from "./personal-records.ts";
export { dropOrphanPictures } from "./picture/drop-orphan-pictures.ts";
export { preferenceBackup } from "./preference-backup.ts";
export { accountRoutes } from "./routes.ts";
