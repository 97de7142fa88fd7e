export { type BackupReport, makeBackup } from "./make-backup.ts";
export { checkBackup, restoreBackup } from "./restore-backup.ts";
export { checkBackupFolder, makeScheduledBackup } from "./scheduled-backups.ts";
