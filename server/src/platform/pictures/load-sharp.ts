import type { Sharp, SharpOptions } from "sharp";

export type OpenPicture = (bytes: Buffer, options: SharpOptions) => Sharp;

/** Picture formats that are decoded. */
const decoders = ["Jpeg", "Png", "Webp", "Nsgif", "Heif"];

let loading: Promise<OpenPicture> | undefined;

/** Loads the decoder with the first picture, because most processes never need it. */
export function loadSharp(): Promise<OpenPicture> {
  loading ??= load();
  return loading;
}

async function load(): Promise<OpenPicture> {
  const { default: sharp } = await import("sharp");
  // Only these formats reach a decoder: no SVG, TIFF or PDF, whatever a file claims.
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: decoders.map((format) => `VipsForeignLoad${format}Buffer`) });
  sharp.cache(false);
  return sharp;
}
