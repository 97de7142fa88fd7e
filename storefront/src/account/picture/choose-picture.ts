import { maxPictureBytes, type PictureCrop } from "@recambia/contract/account/schemas";

type Size = { width: number; height: number };

/** A chosen file with what the browser can show of it. */
export type ChosenPicture = {
  file: File;
  address: string;
  /** Null: the browser cannot show it. */
  size: Size | null;
};

/** Why a file cannot become a picture, as far as the browser can tell; the server looks inside. */
export type PictureProblem = "too_large" | "no_image";

/** Reason why a chosen file can't be sent; null if it can. */
export function findPictureProblem(file: Pick<File, "size" | "type">): PictureProblem | null {
  if (file.size === 0) return "no_image";
  // A system that does not know a format gives it no type: that is left to the server.
  if (file.type !== "" && !file.type.startsWith("image/")) return "no_image";
  return file.size > maxPictureBytes ? "too_large" : null;
}

type Pixels = { x: number; y: number; width: number };

const leastCropPixels = 16;

/**
 * The square to keep as the server takes it: whole pixels, inside the picture, not smaller than the
 * contract allows. Null where the picture itself is smaller.
 */
export function cropWithin(area: Pixels, picture: Size): PictureCrop | null {
  const shorterSide = Math.min(picture.width, picture.height);
  if (shorterSide < leastCropPixels) return null;
  const size = clamp(Math.round(area.width), leastCropPixels, shorterSide);
  return {
    x: clamp(Math.round(area.x), 0, picture.width - size),
    y: clamp(Math.round(area.y), 0, picture.height - size),
    size,
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** Width and height of a picture that the browser can show, upright; null where it cannot. */
export async function measurePicture(address: string): Promise<Size | null> {
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
  } catch {
    return null;
  }
  return { width: image.naturalWidth, height: image.naturalHeight };
}
