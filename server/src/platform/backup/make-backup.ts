import pLimit from "p-limit";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import type { FileStore } from "../files/file-store.ts";
import { type Entry, writeArchive } from "./archive.ts";
import { type Snapshot, type Table, withSnapshot } from "./snapshot.ts";

/** The archive's entry `manifest.json`. */
export type Manifest = {
  format: 1;
  madeAt: string;
  /** Migrations that made the schema: the shop that restores it must know them. */
  migrations: string[];
  tables: Table[];
};

/** Two snapshots at once would share the names of their cursors on the embedded database's only connection. */
const inTurn = pLimit(1);

/** Contents of a backup. */
export type BackupReport = { rowCount: number; fileCount: number };

/**
 * Writes the whole database, as it is at one moment, and all files into one archive. The shop may be open. Files that are
 * stored before that moment and removed after it may be missing: nothing refers to them any more.
 *
 * @param recipient public key of age (`age1…`) that encrypts it; empty: none.
 */
export async function makeBackup(
  { database, files, clock }: { database: Database; files: FileStore; clock: Clock },
  path: string,
  recipient: string,
): Promise<BackupReport> {
  const report: BackupReport = { rowCount: 0, fileCount: 0 };
  const stored = new Set<string>();
  /** All files that are not in the archive yet. */
  async function* fileEntries(): AsyncIterable<Entry> {
    for await (const { name, byteCount } of files.list("")) {
      if (stored.has(name) || name.endsWith(".draft")) continue;
      const content = await files.open(name);
      if (!content) continue;
      stored.add(name);
      report.fileCount += 1;
      yield { name: `files/${name}`, byteCount, content };
    }
  }

  await inTurn(() =>
    withSnapshot(database, (snapshot) => {
      async function* entries(): AsyncIterable<Entry> {
        yield json("manifest.json", manifestOf(snapshot, clock.now()));
        for (const table of snapshot.tables) yield* tableEntries(snapshot, table, report);
        yield json("database/sequences.json", snapshot.sequences);
        yield* fileEntries();
      }
      return writeArchive(path, entries(), recipient);
    }),
  );
  return report;
}

function manifestOf({ migrations, tables }: Snapshot, now: Date): Manifest {
  return { format: 1, madeAt: now.toISOString(), migrations, tables };
}

async function* tableEntries(snapshot: Snapshot, table: Table, report: BackupReport): AsyncIterable<Entry> {
  let block = 0;
  for await (const lines of snapshot.rows(table)) {
    block += 1;
    report.rowCount += lines.length;
    const name = `database/${table.name}/${String(block).padStart(6, "0")}.jsonl`;
    yield { name, content: Buffer.from(`${lines.join("\n")}\n`) };
  }
}

function json(name: string, value: unknown): Entry {
  return { name, content: Buffer.from(`${JSON.stringify(value, null, 2)}\n`) };
}
