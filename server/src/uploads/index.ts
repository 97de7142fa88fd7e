/** @public */
export {
  type Attachment,
  attachUploads,
  detachUploads,
  listAttachedUploads,
} from "./attaching/attach-uploads.ts";
export { readAttachedFile } from "./attaching/read-attached-file.ts";
export { checkUploads } from "./checking/check-uploads.ts";
export { inspectFile } from "./checking/inspect-file.ts";
export { dropUnusedUploads } from "./drop-unused-uploads.ts";
export { papersBackup } from "./papers-backup.ts";
export { uploadRecords } from "./personal-records.ts";
export { uploadRoutes } from "./routes.ts";
/** @public */
export { sendDownload } from "./send-download.ts";
