export {
  type Attachment,
  attachUploads,
  detachUploads,
  listAttachedUploads,
  lockUploads,
} from "./attaching/attach-uploads.ts";
export { attachedFileOf } from "./attaching/attached-file.ts";
export { readAttachedFile } from "./attaching/read-attached-file.ts";
export { readPictureToCopy } from "./attaching/read-picture-to-copy.ts";
export { checkUploads } from "./checking/check-uploads.ts";
export { inspectFile } from "./checking/inspect-file.ts";
export { dropUnusedUploads } from "./drop-unused-uploads.ts";
export { papersBackup } from "./papers-backup.ts";
export { uploadRecords } from "./personal-records.ts";
export { uploadRoutes } from "./routes.ts";
export { sendDownload } from "./send-download.ts";
