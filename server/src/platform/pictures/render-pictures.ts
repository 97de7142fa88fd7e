import { isRefusal, type Refusal, refuseField } from "../http/refusals/refusal.ts";
import { limitConcurrency } from "../limit-concurrency.ts";
import { loadSharp, type OpenPicture } from "./load-sharp.ts";

/** More than phones take unless told to; decoded some 250 MB, and 550 MB when somebody means harm. */
const mostMegapixels = 60;
const mostSeconds = 20;
const readable = ["jpeg", "png", "webp", "gif", "heif"];

/** One at a time: a picture is made in a second, and its memory is needed once. */
const decoding = limitConcurrency(1);

/** Pixels of the upright picture. */
export type Size = { width: number; height: number };
export type Area = Size & { left: number; top: number };

/** What is made of a picture: an area of it, or all, in a box of pixels. */
export type Drawing = {
  /** All of it when there is none. */
  area?: Area;
  box: Size;
  /** `cover` fills the box; `inside` keeps the proportions and never enlarges. */
  fit: "cover" | "inside";
};

export type RenderedPicture = Size & { bytes: Buffer };

/**
 * Makes WebP pictures out of one that somebody sent, upright. They are drawn anew from its pixels, so
 * that nothing else that the file held (place, camera, appended data) is kept (docs/decisions/014).
 * Decoded outside the event loop.
 *
 * @param plan what to make, once the upright picture's size is known.
 * @returns one picture for each drawing, in their order; a refusal that names `picture`, or the plan's.
 */
export async function renderPictures(
  bytes: Buffer,
  plan: (upright: Size) => readonly Drawing[] | Refusal,
): Promise<RenderedPicture[] | Refusal> {
  if (bytes.length === 0) return refuseField("picture", "required");
  return decoding(async () => {
    const openPicture = await loadSharp();
    const upright = await measure(openPicture, bytes);
    if (isRefusal(upright)) return upright;
    const drawings = plan(upright);
    if (isRefusal(drawings)) return drawings;
    const drawn: RenderedPicture[] = [];
    try {
      for (const drawing of drawings) drawn.push(await draw(openPicture, bytes, drawing));
    } catch {
      return unreadable(bytes);
    }
    return drawn;
  });
}

async function draw(
  openPicture: OpenPicture,
  bytes: Buffer,
  { area, box, fit }: Drawing,
): Promise<RenderedPicture> {
  // Too many pixels were refused by name; the limit holds should a header lie.
  const picture = openPicture(bytes, {
    failOn: "error",
    limitInputPixels: mostMegapixels * 1_000_000,
  }).autoOrient();
  const { data, info } = await (area ? picture.extract(area) : picture)
    .resize(box.width, box.height, { fit, withoutEnlargement: fit === "inside" })
    .webp({ quality: 82 })
    .timeout({ seconds: mostSeconds })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/** Width and height of the upright picture, as its header tells them. */
async function measure(openPicture: OpenPicture, bytes: Buffer): Promise<Size | Refusal> {
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
