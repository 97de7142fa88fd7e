/** Folder of people's pictures in the store of files. */
export const pictureFolder = "people";

/** Name in the store of a picture. */
export function pictureFile(pictureId: string): string {
  return `${pictureFolder}/${pictureId}.webp`;
}
