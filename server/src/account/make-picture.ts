import type { PictureCrop } from "@recambia/contract/account";
import { fewAtOnce } from "../platform/few-at-once.ts";
import { isRefusal, type Refusal, refuseField } from "../platform/http/refusal.ts";
import { loadSharp, type OpenPicture } from "./load-sharp.ts";

/** Width and height of a kept picture, in pixels. */
const keptPixels = 512;
/** More than phones take unless told to; decoded some 250 MB, and 550 MB when somebody means harm. */
const mostMegapixels = 60;
const mostSeconds = 20;
const readable = ["jpeg", "png", "webp", "gif", "heif"];

/** One at a time: a picture is made in a second, and its memory is needed once. */
const decoding = fewAtOnce(1);

/**
 * Makes a person's picture out of what they sent: upright, the wanted square of it, 512 × 512 WebP.
 * It is drawn anew from its pixels, so that nothing else that the file held (place, camera, appended
 * data) is kept. Decoded outside the event loop.
 *
 * @returns the picture's bytes; a refusal that names `picture`, or the field of the crop that is wrong.
 */
export async function makePicture(bytes: Buffer, crop: PictureCrop): Promise<Buffer | Refusal> {
  if (bytes.length === 0) return refuseField("picture", "required");
  return decoding(() => drawPicture(bytes, crop));
}

async function drawPicture(bytes: Buffer, crop: PictureCrop): Promise<Buffer | Refusal> {
  const openPicture = await loadSharp();
  const size = await measure(openPicture, bytes);
  if (isRefusal(size)) return size;
  const square = squareIn(size.width, size.height, crop);
  if (isRefusal(square)) return square;
  try {
    // Too many pixels were refused by name; the limit holds should a header lie.
    return await openPicture(bytes, { failOn: "error", limitInputPixels: mostMegapixels * 1_000_000 })
      .autoOrient()
      .extract(square)
      .resize(keptPixels, keptPixels)
      .webp({ quality: 82 })
      .timeout({ seconds: mostSeconds })
      .toBuffer();
  } catch {
    return unreadable(bytes);
  }
}

/** Width and height of the upright picture, as its header tells them. */
async function measure(
  openPicture: OpenPicture,
  bytes: Buffer,
): Promise<{ width: number; height: number } | Refusal> {
  try {
    const header = await openPicture(bytes, { limitInputPixels: false }).metadata();
    const { format, width, height, autoOrient } = header;
    if (!readable.includes(format)) return unreadable(bytes);
    if (width * height <= mostMegapixels * 1_000_000) return autoOrient;
    return refuseField("picture", "picture_megapixels", { limit: mostMegapixels });
  } catch {
    return unreadable(bytes);
  }
}

/** HEIC cannot be decoded here, and phones call it a photo: their owner is told what to do. */
function unreadable(bytes: Buffer): Refusal {
  const isHeic = /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(bytes.toString("latin1", 4, 12));
  return refuseField("picture", isHeic ? "picture_heic" : "picture_unreadable");
}

type Square = { left: number; top: number; width: number; height: number };

/**
 * The square to keep, in pixels of the upright picture: the wanted one, or the largest in the middle.
 * A browser's rounding may put it one pixel outside; it is moved inside then.
 */
function squareIn(width: number, height: number, crop: PictureCrop): Square | Refusal {
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

function squareAt(left: number, top: number, side: number): Square {
  return { left, top, width: side, height: side };
}
