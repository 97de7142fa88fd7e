import type { AttachedFile, AttachedFileSize, UploadKind } from "@recambia/contract/uploads/schemas";

/**
 * Builds the file as whatever it is attached to shows it.
 *
 * @param urlOf returns the address of its picture in a size, or of the file itself.
 * @returns nothing for a file that nobody has looked at yet.
 */
export function attachedFileOf(
  { id, name, kind }: { id: string; name: string; kind: UploadKind | null },
  urlOf: (size: AttachedFileSize) => string,
): AttachedFile[] {
  if (!kind) return [];
  return [{ id, name, is_document: kind === "pdf", picture: urlOf("small"), download: urlOf("file") }];
}
