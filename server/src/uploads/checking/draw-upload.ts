import type { UploadKind, UploadProblem } from "@recambia/contract/uploads/schemas";
import { isRefusal } from "../../platform/http/refusals/refusal.ts";
import { pictureMessages } from "../../platform/pictures/messages.ts";
import {
  maxMegapixels,
  type RenderedPicture,
  renderPictures,
  renderPixels,
} from "../../platform/pictures/render-pictures.ts";
import { decodeInWorker } from "./decode-in-worker.ts";

const largePixels = 2000;
const smallPixels = 320;
const drawings = [
  { box: { width: largePixels, height: largePixels }, fit: "inside" },
  { box: { width: smallPixels, height: smallPixels }, fit: "cover" },
] as const;

export type DrawnUpload = { large: RenderedPicture; small: RenderedPicture };

/** Re-encodes a file's picture, or a PDF's first page, without metadata and in two sizes. */
export async function drawUpload(kind: UploadKind, bytes: Buffer): Promise<DrawnUpload | UploadProblem> {
  const drawn = await (kind === "heic" || kind === "pdf" ? drawDecoded(kind, bytes) : drawPicture(bytes));
  if (typeof drawn === "string") return drawn;
  const [large, small] = drawn;
  return large && small ? { large, small } : "unreadable";
}

async function drawPicture(bytes: Buffer): Promise<RenderedPicture[] | UploadProblem> {
  const drawn = await renderPictures(bytes, () => drawings);
  if (!isRefusal(drawn)) return drawn;
  return drawn.fields?.picture?.text === pictureMessages.picture_megapixels ? "megapixels" : "unreadable";
}

async function drawDecoded(kind: "heic" | "pdf", bytes: Buffer): Promise<RenderedPicture[] | UploadProblem> {
  const decoded = await decodeInWorker({ kind, bytes, maxPixels: maxMegapixels * 1_000_000 });
  return typeof decoded === "string" ? decoded : renderPixels(decoded, drawings);
}
