import type { PictureCrop } from "@recambia/contract/account/schemas";
import { fieldMessages } from "../../platform/http/refusals/field-messages.ts";
import { isRefusal, type Refusal, refuseField } from "../../platform/http/refusals/refusal.ts";
import { pictureMessages } from "../../platform/pictures/messages.ts";
import { type Area, renderPictures, type Size } from "../../platform/pictures/render-pictures.ts";
import { accountMessages } from "../messages.ts";

/** Width and height of a picture in pixels. */
const keptPixels = 512;

/**
 * Renders a person's picture from an upload: upright, cropped, 512 × 512 WebP.
 *
 * @returns the picture's bytes; a refusal that names `picture` or a crop field.
 */
export async function makePicture(bytes: Buffer, crop: PictureCrop): Promise<Buffer | Refusal> {
  const drawn = await renderPictures(bytes, (upright) => {
    const area = squareIn(upright, crop);
    if (isRefusal(area)) return area;
    return [{ area, box: { width: keptPixels, height: keptPixels }, fit: "cover" }];
  });
  if (isRefusal(drawn)) return drawn;
  return drawn[0]?.bytes ?? refuseField("picture", pictureMessages.picture_unreadable);
}

/**
 * The crop in pixels of the upright picture: as requested, or the largest centred square. Rounding in the browser may
 * exceed the picture by a pixel, which is corrected.
 */
function squareIn({ width, height }: Size, crop: PictureCrop): Area | Refusal {
  const { x, y, size } = crop;
  if (x === undefined && y === undefined && size === undefined) {
    const side = Math.min(width, height);
    return squareAt(Math.floor((width - side) / 2), Math.floor((height - side) / 2), side);
  }
  if (x === undefined) return refuseField("x", fieldMessages.required);
  if (y === undefined) return refuseField("y", fieldMessages.required);
  if (size === undefined) return refuseField("size", fieldMessages.required);
  if (x + size > width + 1) return refuseField(size > width + 1 ? "size" : "x", accountMessages.picture_crop);
  if (y + size > height + 1)
    return refuseField(size > height + 1 ? "size" : "y", accountMessages.picture_crop);
  const side = Math.min(size, width, height);
  return squareAt(Math.min(x, width - side), Math.min(y, height - side), side);
}

function squareAt(left: number, top: number, side: number): Area {
  return { left, top, width: side, height: side };
}
