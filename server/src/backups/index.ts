export { adoptItems } from "./adopt-items.ts";
export type { BackupPart, BackupParts, PartChanges } from "./backup-part.ts";
export { makeDailyBackups } from "./make-daily-backups.ts";
export { backupRecords } from "./personal-records.ts";
export { backupRoutes } from "./routes.ts";
