import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { PGlite, type PGliteInterface, type Transaction } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { ConfigError } from "../config.ts";
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
 * A full disk, for one, leaves PGlite in a state in which it refuses every statement, also when there is room again. A new
 * process reads its files as after any other sudden end.
 */
function endProcess(cause: unknown): void {
  setImmediate(() => {
    throw new Error(
      "The embedded database answers no more, as after a full disk. Make room and start the shop again: what was committed is kept",
      { cause },
    );
  });
}

/** Makes PGlite's failed start a sentence for the operator. */
async function explainOpening(folder: string, error: unknown): Promise<ConfigError> {
  const version = await readFile(join(folder, "PG_VERSION"), "utf8").catch(() => "");
  const files = version ? `, whose files are of PostgreSQL ${version.trim()}` : "";
  return new ConfigError(
    `The embedded database in ${folder}${files}, can't be opened. The disk may be full, files may be missing or not writable, or another version of the shop may have made them: see to that, or restore a backup into a new DATA_DIR.`,
    { cause: error },
  );
}

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
  const creating = PGlite.create({
    ...(folder ? { dataDir: folder } : {}),
    ...(snapshot ? { loadDataDir: snapshot } : {}),
    extensions: { pg_trgm, unaccent },
    startParams: [...PGlite.defaultStartParams, ...smallServer.flatMap((setting) => ["-c", setting])],
  });
  const lite = await creating.catch(async (error: unknown) => {
    await release?.();
    throw folder ? await explainOpening(folder, error) : error;
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

/**
 * Wraps an open PGlite.
 *
 * @param onBroken is told when PGlite refuses every statement.
 */
export function fromPglite(lite: PGliteInterface, onBroken = endProcess): Database {
  /** Asks for an answer after an error that is not the statement's fault; waits for a transaction that is open. */
  function checkAfter(error: unknown): void {
    if (!isOfEngine(error)) return;
    lite.query("select 1").catch((reason: unknown) => {
      if (!lite.closed) onBroken(reason);
    });
  }
  const rows = (queried: PGliteInterface | Transaction) => queryable(queried, checkAfter);
  return {
    engine: "embedded",
    connections: () => ({ open: 1, idle: 1, waiting: 0 }),
    ...rows(lite),
    transaction: (work) => lite.transaction((transaction) => work(rows(transaction))),
    // No other process uses this database.
    withLock: (_key, work) => work(),
    async script(text) {
      await lite.exec(text);
    },
    listen: (channel, onMessage) => lite.listen(channel, onMessage),
    close: () => lite.close(),
  };
}

/** Errors of the system, of PostgreSQL itself and of the code that runs it, rather than of a statement. */
function isOfEngine(error: unknown): boolean {
  const code: unknown = Reflect.get(Object(error), "code");
  return typeof code !== "string" || /^(?:53|58|XX)/.test(code);
}

function queryable(lite: PGliteInterface | Transaction, onError: (error: unknown) => void): Queryable {
  return {
    async rows<Row>(statement: Statement): Promise<Row[]> {
      const answer = await lite
        .query<Row>(statement.text, [...(statement.values ?? [])])
        .catch((error: unknown) => {
          onError(error);
          throw error;
        });
      return answer.rows;
    },
  };
}
