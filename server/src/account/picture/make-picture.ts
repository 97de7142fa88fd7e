import type { PictureCrop } from "@recambia/contract/account/schemas";
import { isRefusal, type Refusal, refuseField } from "../../platform/http/refusals/refusal.ts";
import { type Area, renderPictures, type Size } from "../../platform/pictures/render-pictures.ts";

/** Width and height of a kept picture, in pixels. */
const keptPixels = 512;

/**
 * Makes a person's picture out of what they sent: upright, the wanted square of it, 512 × 512 WebP.
 *
 * @returns the picture's bytes; a refusal that names `picture`, or the field of the crop that is wrong.
 */
export async function makePicture(bytes: Buffer, crop: PictureCrop): Promise<Buffer | Refusal> {
  const drawn = await renderPictures(bytes, (upright) => {
    const area = squareIn(upright, crop);
    if (isRefusal(area)) return area;
    return [{ area, box: { width: keptPixels, height: keptPixels }, fit: "cover" }];
  });
  if (isRefusal(drawn)) return drawn;
  return drawn[0]?.bytes ?? refuseField("picture", "picture_unreadable");
}

/**
 * The square to keep, in pixels of the upright picture: the wanted one, or the largest in the middle.
 * A browser's rounding may put it one pixel outside; it is moved inside then.
 */
function squareIn({ width, height }: Size, crop: PictureCrop): Area | Refusal {
  const { x, y, size } = crop;
  if (x === undefined && y === undefined && size === undefined) {
    const side = Math.min(width, height);
    return squareAt(Math.floor((width - side) / 2), Math.floor((height - side) / 2), side);
  }
  if (x === undefined) return refuseField("x", "required");
  if (y === undefined) return refuseField("y", "required");
  if (size === undefined) return refuseField("size", "required");
  if (x + size > width + 1) return refuseField(size > width + 1 ? "size" : "x", "picture_crop");
  if (y + size > height + 1) return refuseField(size > height + 1 ? "size" : "y", "picture_crop");
  const side = Math.min(size, width, height);
  return squareAt(Math.min(x, width - side), Math.min(y, height - side), side);
}

function squareAt(left: number, top: number, side: number): Area {
  return { left, top, width: side, height: side };
}
