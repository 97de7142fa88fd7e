import type { PictureSize } from "@recambia/contract/uploads/schemas";
import type { Context } from "../platform/http/context.ts";
import { drawnFile, originalFile } from "./upload-files.ts";
import { hasOriginal, type UploadRow } from "./upload-rows.ts";

/** A file to be downloaded. */
export type OpenedFile = { name: string; type: string; bytes: Buffer };

type OpenDeps = Pick<Context, "database" | "files">;
type Ready = Pick<UploadRow, "id" | "name" | "state" | "kind" | "keeps_original">;

const types = {
  jpeg: { type: "image/jpeg", ending: "jpg" },
  png: { type: "image/png", ending: "png" },
  webp: { type: "image/webp", ending: "webp" },
  heic: { type: "image/heic", ending: "heic" },
  pdf: { type: "application/pdf", ending: "pdf" },
};

/**
 * Returns the WebP drawn from one of a person's files; null if there is none.
 *
 * @param personId null: the person has left the file.
 */
export async function readUploadPicture(
  { database, files }: OpenDeps,
  personId: string | null,
  uploadId: string,
  size: PictureSize,
): Promise<Buffer | null> {
  const row = await findReady(database, personId, uploadId);
  return row ? files.read(drawnFile(row.id, size)) : null;
}

/** Returns a person's PDF, or a picture as it was sent if it is kept; null otherwise. */
export async function readUploadFile(
  { database, files }: OpenDeps,
  personId: string | null,
  uploadId: string,
): Promise<OpenedFile | null> {
  const row = await findReady(database, personId, uploadId);
  if (!row?.kind || !hasOriginal(row)) return null;
  const bytes = await files.read(originalFile(row.id));
  if (!bytes) return null;
  const { type, ending } = types[row.kind];
  return { name: nameWithEnding(row.name, ending), type, bytes };
}

async function findReady(
  database: Context["database"],
  personId: string | null,
  uploadId: string,
): Promise<Ready | undefined> {
  const [row] = await database.rows<Ready>({
    name: "find-ready-upload",
    text: `select public_id as id, name, state, kind, keeps_original
           from upload where public_id = $2 and person_id is not distinct from $1 and state = 'ready'`,
    values: [personId, uploadId],
  });
  return row;
}

/** Ends a name as the file's content says, whatever the person has called it. */
export function nameWithEnding(name: string, ending: string): string {
  const current = /\.([A-Za-z0-9]{1,5})$/.exec(name)?.[1]?.toLowerCase();
  return current === ending || (current === "jpeg" && ending === "jpg") ? name : `${name}.${ending}`;
}
