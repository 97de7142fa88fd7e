/** Folder of people's pictures in the file store. */
export const pictureFolder = "people";

/** File name of a picture. */
export function pictureFile(pictureId: string): string {
  return `${pictureFolder}/${pictureId}.webp`;
}
