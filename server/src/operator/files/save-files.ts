import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { AttachedFile } from "@recambia/contract/uploads/schemas";
import type { CommandContext } from "../command.ts";

/**
 * Writes attached files into the folder of `--to`, and their paths to the output.
 *
 * @param read returns a file's bytes with its name; null when it is gone.
 * @returns false without a folder.
 */
export async function saveFiles(
  { output, errors, options }: CommandContext,
  list: readonly AttachedFile[],
  read: (fileId: string) => Promise<{ name: string; bytes: Buffer } | null>,
): Promise<boolean> {
  if (!options.to) {
    errors.write("Name the folder with --to.\n");
    return false;
  }
  await mkdir(options.to, { recursive: true });
  for (const { id, name } of list) {
    const file = await read(id);
    if (!file) continue;
    // The id keeps two files of one name apart; a name can't leave the folder.
    const path = join(options.to, `${id}-${file.name.replace(/[^\p{L}\p{N}. _-]/gu, "_")}`);
    await writeFile(path, file.bytes, { mode: 0o600 });
    output.write(`${name.replace(/\p{C}/gu, "")}: ${path}\n`);
  }
  if (list.length === 0) output.write("There are no files.\n");
  return true;
}
