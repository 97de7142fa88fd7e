import type { PictureSize } from "@recambia/contract/uploads/schemas";
import type { Context } from "../../platform/http/context.ts";
import { nameWithEnding, type OpenedFile, readUploadFile, readUploadPicture } from "../open-upload.ts";
import type { Attachment } from "./attach-uploads.ts";

/**
 * Reads a file that is attached to something the caller may see: the picture drawn from it, or its own bytes. The caller
 * has checked who asks.
 *
 * @param what a size of the picture, or `file`: the PDF or the picture as it was sent; the large picture when that is not
 *   kept.
 * @returns null when it is not attached to it, or there are no such bytes.
 */
export async function readAttachedFile(
  context: Pick<Context, "database" | "files">,
  { kind, reference }: Attachment,
  uploadId: string,
  what: PictureSize | "file",
): Promise<OpenedFile | null> {
  const [owner] = await context.database.rows<{ person_id: string | null; name: string }>({
    text: `select upload.person_id, upload.name
           from upload_use used join upload on upload.id = used.upload_id
           where used.kind = $1 and used.reference = $2 and upload.public_id = $3`,
    values: [kind, reference, uploadId],
  });
  if (!owner) return null;
  const file = what === "file" ? await readUploadFile(context, owner.person_id, uploadId) : null;
  if (file) return file;
  const size = what === "file" ? "large" : what;
  const bytes = await readUploadPicture(context, owner.person_id, uploadId, size);
  return bytes && { name: nameWithEnding(owner.name, "webp"), type: "image/webp", bytes };
}
