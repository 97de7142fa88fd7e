import { mkdir } from "node:fs/promises";
import { setFlagsFromString } from "node:v8";
import { PGlite, type PGliteInterface, type Transaction } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { claimFolder } from "./claim-folder.ts";
import { type Database, type Queryable, type Statement, sessionSettings } from "./database.ts";

/**
 * A few log segments are enough for a single writer; the default keeps up to a gigabyte. Pages are kept by the operating
 * system anyway, so few buffers do: a process with 12,000 products has 125 MB less after opening than with the default.
 */
const smallServer = ["max_wal_size=128MB", "min_wal_size=32MB", "shared_buffers=16MB"];

/**
 * V8 keeps what its baseline compiler makes of PGlite's code, instead of compiling all of it a second time in the background:
 * a start with 12,000 products peaks at 360 instead of 880 MB, for a sixth more processor time of an import. Set
 * before the code is loaded; V8 draws no conclusions from one flag to another any more by then.
 */
const baselineCompiler = ["--liftoff", "--no-wasm-tier-up", "--no-wasm-dynamic-tiering"];

/** Notice to the operator about the embedded database. */
export const durabilityNotice =
  "The embedded database outlives a killed process, but not a power failure: set DATABASE_URL for a shop that takes orders";

/**
 * Opens PGlite: PostgreSQL in this process, for a shop without a database server.
 *
 * @param folder of the database files; undefined for a database in memory.
 * @param snapshot dump of another database folder to start from.
 */
export async function openEmbedded(folder?: string, snapshot?: Blob): Promise<Database> {
  if (folder) await mkdir(folder, { recursive: true });
  const release = folder ? await claimFolder(folder) : null;
  for (const flag of baselineCompiler) setFlagsFromString(flag);
  const lite = await PGlite.create({
    ...(folder ? { dataDir: folder } : {}),
    ...(snapshot ? { loadDataDir: snapshot } : {}),
    extensions: { pg_trgm, unaccent },
    startParams: [...PGlite.defaultStartParams, ...smallServer.flatMap((setting) => ["-c", setting])],
  });
  await lite.exec(sessionSettings);
  const database = fromPglite(lite);
  return {
    ...database,
    async close() {
      await database.close();
      await release?.();
    },
  };
}

/** Wraps an open PGlite. */
export function fromPglite(lite: PGliteInterface): Database {
  return {
    engine: "embedded",
    connections: () => ({ open: 1, idle: 1, waiting: 0 }),
    ...queryable(lite),
    transaction: (work) => lite.transaction((transaction) => work(queryable(transaction))),
    // No other process uses this database.
    withLock: (_key, work) => work(),
    async script(text) {
      await lite.exec(text);
    },
    listen: (channel, onMessage) => lite.listen(channel, onMessage),
    close: () => lite.close(),
  };
}

function queryable(lite: PGliteInterface | Transaction): Queryable {
  return {
    async rows<Row>(statement: Statement): Promise<Row[]> {
      const answer = await lite.query<Row>(statement.text, [...(statement.values ?? [])]);
      return answer.rows;
    },
  };
}
