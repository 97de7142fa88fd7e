import pLimit from "p-limit";
import type { Sharp } from "sharp";
import { fieldMessages } from "../http/refusals/field-messages.ts";
import { isRefusal, type Refusal, refuseField } from "../http/refusals/refusal.ts";
import { loadSharp, type OpenPicture } from "./load-sharp.ts";
import { pictureMessages } from "./messages.ts";

/** Above the default of phone cameras; decoding takes about 250 MB, or 550 MB for malicious files. */
export const maxMegapixels = 60;
const maxSeconds = 20;
const readable = ["jpeg", "png", "webp", "gif", "heif"];

/** One picture at a time: it takes a second, and its memory is needed once. */
const decoding = pLimit(1);

/** Pictures that wait until others are drawn. */
export function waitingPictures(): number {
  return decoding.pendingCount;
}

/** Size in pixels of the upright picture. */
export type Size = { width: number; height: number };
export type Area = Size & { left: number; top: number };

/** A picture to render: an area, or all, scaled to a box of pixels. */
export type Drawing = {
  /** The whole picture if missing. */
  area?: Area;
  box: Size;
  /** `cover` fills the box; `inside` keeps the aspect ratio and never enlarges. */
  fit: "cover" | "inside";
};

export type RenderedPicture = Size & { bytes: Buffer };

/**
 * Renders WebP pictures from an upload, upright. They are re-encoded from pixels, so that no metadata of the file
 * (location, camera, appended data) is kept (docs/decisions/014). Decodes outside the event loop.
 *
 * @param plan returns the pictures to render, given the size of the upright picture.
 * @returns one picture for each drawing, in order; a refusal that names `picture`, or the plan's.
 */
export async function renderPictures(
  bytes: Buffer,
  plan: (upright: Size) => readonly Drawing[] | Refusal,
): Promise<RenderedPicture[] | Refusal> {
  if (bytes.length === 0) return refuseField("picture", fieldMessages.required);
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

/** Renders WebP pictures from upright pixels, 4 bytes (RGBA) each, on white. */
export async function renderPixels(
  { data, width, height }: Size & { data: Uint8Array },
  drawings: readonly Omit<Drawing, "area">[],
): Promise<RenderedPicture[]> {
  return decoding(async () => {
    const openPicture = await loadSharp();
    const drawn: RenderedPicture[] = [];
    for (const drawing of drawings) {
      const picture = openPicture(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
        raw: { width, height, channels: 4 },
      });
      drawn.push(await encode(picture.flatten({ background: "#fff" }), drawing));
    }
    return drawn;
  });
}

async function draw(
  openPicture: OpenPicture,
  bytes: Buffer,
  { area, ...drawing }: Drawing,
): Promise<RenderedPicture> {
  // Oversized images are rejected by their header; this limit also catches forged headers.
  const picture = openPicture(bytes, {
    failOn: "error",
    limitInputPixels: maxMegapixels * 1_000_000,
  }).autoOrient();
  return encode(area ? picture.extract(area) : picture, drawing);
}

async function encode(picture: Sharp, { box, fit }: Omit<Drawing, "area">): Promise<RenderedPicture> {
  const { data, info } = await picture
    .resize(box.width, box.height, { fit, withoutEnlargement: fit === "inside" })
    .webp({ quality: 82 })
    .timeout({ seconds: maxSeconds })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/** Reads the size of the upright picture from its header. */
async function measure(openPicture: OpenPicture, bytes: Buffer): Promise<Size | Refusal> {
  try {
    const header = await openPicture(bytes, { limitInputPixels: false }).metadata();
    const { format, width, height, autoOrient } = header;
    if (!readable.includes(format)) return unreadable(bytes);
    if (width * height <= maxMegapixels * 1_000_000) return autoOrient;
    return refuseField("picture", pictureMessages.picture_megapixels, { limit: maxMegapixels });
  } catch {
    return unreadable(bytes);
  }
}

/** HEIC cannot be decoded here; phones produce it, so the message says what to do. */
function unreadable(bytes: Buffer): Refusal {
  const isHeic = /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(bytes.toString("latin1", 4, 12));
  return refuseField("picture", isHeic ? pictureMessages.picture_heic : pictureMessages.picture_unreadable);
}
