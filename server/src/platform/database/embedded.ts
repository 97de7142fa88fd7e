import { mkdir } from "node:fs/promises";
import { PGlite, type PGliteInterface, type Transaction } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { type Database, type Queryable, type Statement, sessionSettings } from "./database.ts";

/**
 * PGlite: PostgreSQL in this process, for a shop that has no database server.
 *
 * @param folder where it keeps its files; undefined keeps everything in memory.
 * @param snapshot a dump of another database's folder to start from.
 */
export async function openEmbedded(folder?: string, snapshot?: Blob): Promise<Database> {
  if (folder) await mkdir(folder, { recursive: true });
  const lite = await PGlite.create({
    ...(folder ? { dataDir: folder } : {}),
    ...(snapshot ? { loadDataDir: snapshot } : {}),
    extensions: { pg_trgm, unaccent },
  });
  await lite.exec(sessionSettings);
  return fromPglite(lite);
}

/** Wraps an open PGlite. */
export function fromPglite(lite: PGliteInterface): Database {
  return {
    engine: "embedded",
    ...queryable(lite),
    transaction: (work) => lite.transaction((transaction) => work(queryable(transaction))),
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
