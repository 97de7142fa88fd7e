import type { UploadKind } from "@recambia/contract/uploads/schemas";
import { fileTypeFromBuffer } from "file-type";

const kinds: Record<string, UploadKind> = {
  "image/jpeg": "jpeg",
  "image/png": "png",
  "image/webp": "webp",
  "image/heic": "heic",
  "image/heif": "heic",
  "application/pdf": "pdf",
};

/** Determines the kind of a file from its content, never from its name; null for kinds that the shop does not accept. */
export async function determineKind(bytes: Uint8Array): Promise<UploadKind | null> {
  try {
    const found = await fileTypeFromBuffer(bytes);
    return found ? (kinds[found.mime] ?? null) : null;
  } catch {
    // Cut or contradictory structures.
    return null;
  }
}
