import { type Data, endpoint } from "../endpoint.ts";
import type {
  Backup,
  BackupFile,
  BackupPreview,
  BackupSource,
  RestoreBody,
  RestoreResult,
} from "./schemas.ts";

// Endpoints of a person's backups.

export const listBackups = endpoint("GET", "/spa/backups").of<{ reply: Data<Backup[]> }>();
export const makeBackup = endpoint("POST", "/spa/backups").of<{ reply: Data<Backup> }>();
export const downloadBackup = endpoint("GET", "/spa/backups/:backupId/file").of<{ reply: BackupFile }>();
export const deleteBackup = endpoint("DELETE", "/spa/backups/:backupId").of<{ reply: null }>();
export const previewBackup = endpoint("POST", "/spa/backups/preview").of<{
  body: BackupSource;
  reply: Data<BackupPreview>;
}>();
export const restoreBackup = endpoint("POST", "/spa/backups/restore").of<{
  body: RestoreBody;
  reply: Data<RestoreResult>;
}>();
