import type { PictureSize } from "@recambia/contract/uploads/schemas";
import type { FileStore } from "../../platform/files/file-store.ts";

/** Folder of files that came with mails, in the store. */
export const supportFolder = "support";

/** Name in the store of a picture drawn from a file. */
export function drawnFile(fileId: string, size: PictureSize): string {
  return `${supportFolder}/${fileId}-${size}.webp`;
}

/** Name in the store of a PDF. */
export function documentFile(fileId: string): string {
  return `${supportFolder}/${fileId}-document.bin`;
}

/** Removes what is stored of files. */
export async function removeStoredFiles(files: FileStore, fileIds: readonly string[]): Promise<void> {
  const names = fileIds.flatMap((id) => [drawnFile(id, "small"), drawnFile(id, "large"), documentFile(id)]);
  await Promise.all(names.map((name) => files.remove(name)));
}
