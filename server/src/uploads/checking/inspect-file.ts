import type { UploadKind, UploadProblem } from "@recambia/contract/uploads/schemas";
import type { Config } from "../../platform/config.ts";
import { determineKind } from "./determine-kind.ts";
import { type DrawnUpload, drawUpload } from "./draw-upload.ts";
import { isClean } from "./scan-file.ts";

/** A file that may be shown: its kind and the pictures drawn from it. */
export type InspectedFile = DrawnUpload & { kind: UploadKind };

/**
 * Looks at a file's content before anybody may open it: its kind, ClamAV's opinion where the operator runs it, and
 * pictures drawn from it.
 *
 * @returns the reason for a file that is rejected.
 * @throws when ClamAV cannot be asked: the file must wait.
 */
export async function inspectFile(
  { clamdUrl }: Pick<Config, "clamdUrl">,
  bytes: Buffer,
): Promise<InspectedFile | UploadProblem> {
  const kind = await determineKind(bytes);
  if (kind === null) return "kind";
  if (clamdUrl && !(await isClean(clamdUrl, bytes))) return "infected";
  const drawn = await drawUpload(kind, bytes);
  return typeof drawn === "string" ? drawn : { kind, ...drawn };
}
