import { chmod, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { writtenTables } from "../../server/src/catalogue/import/write/written-tables.ts";
import { importFeed, writeFeed } from "../harness/catalogue.ts";
import { countRows, type ImportFigures, readSize } from "../harness/copied-tables.ts";
import { type DatabaseServer, inDatabase } from "../harness/database-server.ts";
import type { Workspace } from "../harness/workspace.ts";

/** The importer on a PostgreSQL server, then COPY of the very rows that it wrote into an empty shop. */
export async function measureImportOnPostgres(
  workspace: Workspace,
  server: DatabaseServer,
  products: number,
): Promise<ImportFigures & { databaseUrl: string }> {
  const feedPath = await writeFeed(workspace, products);
  const databaseUrl = await server.create(`shop_${products}`);
  const { seconds, peakMegabytes } = await importFeed(workspace, feedPath, { databaseUrl });
  const { seconds: againSeconds } = await importFeed(workspace, feedPath, { databaseUrl });
  const folder = join(server.folder, `copied-${products}`);
  await mkdir(folder);
  // The server may run as another user.
  await chmod(folder, 0o777);
  const pathOf = (table: string) => `'${join(folder, table)}'`;
  const { rows, bytes } = await inDatabase(databaseUrl, async (client) => {
    for (const table of writtenTables) await client.query(`copy ${table} to ${pathOf(table)}`);
    return {
      rows: await readNumber(client, countRows, "rows"),
      bytes: await readNumber(client, readSize, "bytes"),
    };
  });
  const copySeconds = await inDatabase(await server.create(`copy_${products}`), async (client) => {
    const startedAt = performance.now();
    for (const table of writtenTables) await client.query(`copy ${table} from ${pathOf(table)}`);
    await client.query("analyze");
    return (performance.now() - startedAt) / 1000;
  });
  await rm(folder, { recursive: true });
  return { databaseUrl, rows, bytes, importSeconds: seconds, againSeconds, peakMegabytes, copySeconds };
}

async function readNumber(client: pg.Client, text: string, column: string): Promise<number> {
  const answer = await client.query<Record<string, unknown>>(text);
  return Number(answer.rows[0]?.[column]);
}
