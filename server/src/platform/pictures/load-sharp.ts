import type { Sharp, SharpOptions } from "sharp";

export type OpenPicture = (bytes: Buffer, options: SharpOptions) => Sharp;

/** What the bytes of a picture may be. */
const decoders = ["Jpeg", "Png", "Webp", "Nsgif", "Heif"];

let loading: Promise<OpenPicture> | undefined;

/** The library that decodes pictures; loaded with the first one, because most starts never need it. */
export function loadSharp(): Promise<OpenPicture> {
  loading ??= load();
  return loading;
}

async function load(): Promise<OpenPicture> {
  const { default: sharp } = await import("sharp");
  // Only what is named is ever given to a decoder: no SVG, TIFF or PDF, whatever a file claims.
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: decoders.map((format) => `VipsForeignLoad${format}Buffer`) });
  sharp.cache(false);
  return sharp;
}
