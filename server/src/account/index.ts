export { accountMails } from "./account-mails.ts";
export type { PersonalRecords } from "./personal-records.ts";
export { dropOrphanPictures } from "./picture/drop-orphan-pictures.ts";
export { preferenceBackup } from "./profile-backup.ts";
export { accountRoutes } from "./routes.ts";
