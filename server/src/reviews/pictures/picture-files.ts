import type { FileStore } from "../../platform/files/file-store.ts";

/** Folder of reviews' pictures in the store of files. */
export const reviewFolder = "reviews";

export type PictureSize = "small" | "large";

/** Name in the store of one size of a picture. */
export function reviewPictureFile(pictureId: string, size: PictureSize): string {
  return `${reviewFolder}/${pictureId}-${size}.webp`;
}

/** Removes pictures' files, once no row names them any more. */
export async function removePictureFiles(files: FileStore, pictureIds: readonly string[]): Promise<void> {
  const names = pictureIds.flatMap((id) => [reviewPictureFile(id, "small"), reviewPictureFile(id, "large")]);
  await Promise.all(names.map((name) => files.remove(name)));
}
