import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { writtenTables } from "../../server/src/catalogue/import/write/written-tables.ts";
import { importFeed, writeFeed } from "../harness/catalogue.ts";
import { countRows, type ImportFigures, readSize } from "../harness/copied-tables.ts";
import type { Workspace } from "../harness/workspace.ts";

/** The importer on the embedded database, on disk, then COPY of the very rows that it wrote. */
export async function measureImportEmbedded(workspace: Workspace, products: number): Promise<ImportFigures> {
  const feedPath = await writeFeed(workspace, products);
  const shopFolder = join(workspace.folder, `embedded-${products}`);
  const { seconds, peakMegabytes } = await importFeed(workspace, feedPath, { dataDir: shopFolder });

  const shop = await open(shopFolder);
  const rows = await readNumber(shop, countRows, "rows");
  const bytes = await readNumber(shop, readSize, "bytes");
  const copies: { table: string; blob: Blob }[] = [];
  for (const table of writtenTables) {
    const { blob } = await shop.query(`copy ${table} to '/dev/blob'`);
    if (blob) copies.push({ table, blob });
  }
  await shop.close();
  const { seconds: againSeconds } = await importFeed(workspace, feedPath, { dataDir: shopFolder });

  const copyFolder = join(workspace.folder, `embedded-copy-${products}`);
  await makeEmptyShop(workspace, copyFolder);
  const copy = await open(copyFolder);
  const startedAt = performance.now();
  for (const { table, blob } of copies) await copy.query(`copy ${table} from '/dev/blob'`, [], { blob });
  await copy.exec("analyze");
  const copySeconds = (performance.now() - startedAt) / 1000;
  await copy.close();
  return { rows, bytes, importSeconds: seconds, againSeconds, peakMegabytes, copySeconds };
}

/** An import of nothing makes the tables. */
async function makeEmptyShop(workspace: Workspace, dataDir: string) {
  const emptyFeed = join(workspace.folder, "empty.ndjson");
  await writeFile(emptyFeed, "");
  await importFeed(workspace, emptyFeed, { dataDir });
}

function open(dataDir: string): Promise<PGlite> {
  return PGlite.create({ dataDir: join(dataDir, "database"), extensions: { pg_trgm, unaccent } });
}

async function readNumber(lite: PGlite, text: string, column: string): Promise<number> {
  const answer = await lite.query<Record<string, unknown>>(text);
  return Number(answer.rows[0]?.[column]);
}
