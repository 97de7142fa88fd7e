import { listOlder } from "../../platform/files/file-store.ts";
import type { Context } from "../../platform/http/context.ts";
import { supportFolder } from "./stored-file.ts";

/** A mail that is being read has files before rows. */
const graceMs = 60 * 60 * 1000;
const batchSize = 500;

type Deps = Pick<Context, "database" | "files">;

/** Deletes stored files of mails that no conversation names any more, or never did. Runs in any number of processes. */
export async function dropOrphanSupportFiles({ database, files }: Deps, now: Date): Promise<void> {
  let batch: string[] = [];
  async function removeOrphans() {
    const ids = batch.map(idIn);
    const named = await database.rows<{ id: string }>({
      text: "select public_id as id from support_file where public_id = any($1::text[])",
      values: [ids],
    });
    const kept = new Set(named.map(({ id }) => id));
    await Promise.all(batch.filter((name) => !kept.has(idIn(name))).map((name) => files.remove(name)));
    batch = [];
  }
  for await (const name of listOlder(files, `${supportFolder}/`, new Date(now.getTime() - graceMs))) {
    batch.push(name);
    if (batch.length >= batchSize) await removeOrphans();
  }
  if (batch.length > 0) await removeOrphans();
}

function idIn(name: string): string {
  return name.slice(supportFolder.length + 1).replace(/-.*/, "");
}
