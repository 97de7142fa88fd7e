import { parentPort, workerData } from "node:worker_threads";

/** Input and result of the worker: upright pixels as RGBA, or the reason why there are none. */
export type DecodeTask = { kind: "heic" | "pdf"; bytes: Uint8Array; maxPixels: number };
export type Decoded = { data: Uint8Array; width: number; height: number } | "unreadable" | "megapixels";

/** Pixels of the longer side of a PDF's page. */
const pagePixels = 1600;

async function decode({ kind, bytes, maxPixels }: DecodeTask): Promise<Decoded> {
  try {
    return await (kind === "heic" ? decodePicture(bytes, maxPixels) : drawFirstPage(bytes));
  } catch {
    return "unreadable";
  }
}

/** Decodes the main picture; its size is known before its pixels are. */
async function decodePicture(bytes: Uint8Array, maxPixels: number): Promise<Decoded> {
  const { default: decodeHeic } = await import("heic-decode");
  const [picture] = await decodeHeic.all({ buffer: bytes });
  if (!picture) return "unreadable";
  const { width, height } = { width: 0, height: 0, ...picture };
  if (width * height > maxPixels) return "megapixels";
  const { data, ...size } = await picture.decode();
  return { ...size, data: new Uint8Array(data.buffer) };
}

async function drawFirstPage(bytes: Uint8Array): Promise<Decoded> {
  const { PDFiumLibrary } = await import("@hyzyla/pdfium");
  const library = await PDFiumLibrary.init();
  const page = (await library.loadDocument(bytes)).getPage(0);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  // A broken page has no size, or 0.
  if (!(originalWidth > 0 && originalHeight > 0)) return "unreadable";
  const scale = pagePixels / Math.max(originalWidth, originalHeight);
  const side = (points: number) => Math.max(1, Math.round(points * scale));
  const { data, width, height } = await page.render({
    width: side(originalWidth),
    height: side(originalHeight),
    scale: 1,
    render: async ({ data }) => data,
  });
  return { data, width, height };
}

parentPort?.postMessage(await decode(workerData));
