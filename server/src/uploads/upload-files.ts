import type { PictureSize } from "@recambia/contract/uploads/schemas";
import type { FileStore } from "../platform/files/file-store.ts";

/** Folder of finished files in the store. */
export const uploadFolder = "uploads";
/** Folder of parts of unfinished files in the store. */
export const partFolder = "upload-parts";

/** Name in the store of a picture drawn from a file. */
export function drawnFile(uploadId: string, size: PictureSize): string {
  return `${uploadFolder}/${uploadId}-${size}.webp`;
}

/** Name in the store of a PDF, or of a picture as it was sent. */
export function originalFile(uploadId: string): string {
  return `${uploadFolder}/${uploadId}-original.bin`;
}

/** Name in the store of a part. */
export function partFile(part: string): string {
  return `${partFolder}/${part}.bin`;
}

/** Removes the stored files of uploads that no row names any more. */
export async function removeUploadFiles(files: FileStore, uploadIds: readonly string[]): Promise<void> {
  const names = uploadIds.flatMap((id) => [drawnFile(id, "small"), drawnFile(id, "large"), originalFile(id)]);
  await Promise.all(names.map((name) => files.remove(name)));
}

/** Removes stored parts that no row names any more. */
export async function removeParts(files: FileStore, parts: readonly string[]): Promise<void> {
  await Promise.all(parts.map((part) => files.remove(partFile(part))));
}
