import type { UploadProblem } from "@recambia/contract/uploads/schemas";
import pLimit from "p-limit";
import type { Context } from "../../platform/http/context.ts";
import { drawnFile, originalFile, partFile, removeParts, removeUploadFiles } from "../upload-files.ts";
import { type InspectedFile, inspectFile } from "./inspect-file.ts";

type CheckDeps = Pick<Context, "config" | "database" | "files" | "clock">;

/** After this time, the process that began a check has ended or waits for ClamAV. */
const takeoverMs = 3 * 60 * 1000;
const maxChecks = 3;

/** One file at a time in each process: decoding takes a second and much memory. */
const checking = pLimit(1);

/**
 * Checks all complete files that wait for it, one after the other. Runs after each upload and every minute, in any number
 * of processes: each file is checked by one of them.
 *
 * @throws when a file could not be checked, for example because ClamAV is not there; it is tried again later.
 */
export async function checkUploads(deps: CheckDeps): Promise<void> {
  while (await checking(() => checkNext(deps)));
}

type Claimed = { id: string; public_id: string; keeps_original: boolean; byte_count: number; checks: number };
type Part = { part: string };

async function checkNext(deps: CheckDeps): Promise<boolean> {
  const claimed = await claim(deps);
  if (!claimed) return false;
  const { database, files } = deps;
  const parts = await database.rows<Part>({
    text: "select part from upload_part where upload_id = $1 order by first_byte",
    values: [claimed.id],
  });
  const bytes = claimed.checks > maxChecks ? null : await assemble(deps, parts, claimed.byte_count);
  const found = await inspect(deps, claimed, bytes);
  if (typeof found === "string") await reject(deps, claimed, found);
  else await accept(deps, claimed, { ...found, original: bytes });
  await removeParts(
    files,
    parts.map(({ part }) => part),
  );
  return true;
}

async function claim({ database, clock }: CheckDeps): Promise<Claimed | undefined> {
  const now = clock.now();
  const [claimed] = await database.rows<Claimed>({
    text: `update upload set checked_from = $1, check_count = check_count + 1
           where id = (select id from upload where state = 'checking'
                         and (checked_from is null or checked_from < $2)
                       order by id limit 1 for update skip locked)
           returning id, public_id, keeps_original, byte_count, check_count as checks`,
    values: [now, new Date(now.getTime() - takeoverMs)],
  });
  return claimed;
}

/** Returns the whole file; null if some of it is missing. */
async function assemble({ files }: CheckDeps, parts: Part[], byteCount: number): Promise<Buffer | null> {
  const read: Buffer[] = [];
  for (const { part } of parts) {
    const bytes = await files.read(partFile(part));
    if (bytes) read.push(bytes);
  }
  const bytes = Buffer.concat(read);
  return bytes.length === byteCount ? bytes : null;
}

async function inspect(
  { config, database }: CheckDeps,
  { id }: Claimed,
  bytes: Buffer | null,
): Promise<InspectedFile | UploadProblem> {
  if (!bytes) return "unreadable";
  try {
    return await inspectFile(config, bytes);
  } catch (error) {
    await database.rows({
      text: "update upload set check_count = check_count - 1 where id = $1",
      values: [id],
    });
    throw error;
  }
}

/** Stores the files before the row refers to them; drops them if the row has been deleted meanwhile. */
async function accept(
  { database, files }: CheckDeps,
  { id, public_id, keeps_original }: Claimed,
  { kind, large, small, original }: InspectedFile & { original: Buffer | null },
): Promise<void> {
  await files.write(drawnFile(public_id, "large"), large.bytes);
  await files.write(drawnFile(public_id, "small"), small.bytes);
  const stored = original && (kind === "pdf" || keeps_original) ? original : Buffer.alloc(0);
  if (stored.length > 0) await files.write(originalFile(public_id), stored);
  const accepted = await database.rows({
    text: `with part as (delete from upload_part where upload_id = $1)
           update upload set state = 'ready', kind = $2, width = $3, height = $4, counted_bytes = $5
           where id = $1 and state = 'checking' returning 1`,
    values: [id, kind, large.width, large.height, large.bytes.length + small.bytes.length + stored.length],
  });
  if (accepted.length > 0) return;
  // Another process may have taken over and accepted it: the files are the same, and are its now.
  const kept = await database.rows({ text: "select 1 from upload where id = $1", values: [id] });
  if (kept.length === 0) await removeUploadFiles(files, [public_id]);
}

async function reject({ database }: CheckDeps, { id }: Claimed, problem: UploadProblem): Promise<void> {
  await database.rows({
    text: `with part as (delete from upload_part where upload_id = $1)
           update upload set state = 'rejected', problem = $2, counted_bytes = 0
           where id = $1 and state = 'checking'`,
    values: [id, problem],
  });
}
