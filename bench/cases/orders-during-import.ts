import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openPostgres } from "../../server/src/platform/database/postgres.ts";
import { type Buyer, openBuyers, productsInStock } from "../harness/buyers.ts";
import { importFeed, writeFeed } from "../harness/catalogue.ts";
import { openShop } from "../harness/shop.ts";
import { quantile } from "../harness/statistics.ts";
import { printTable } from "../harness/table.ts";
import type { Workspace } from "../harness/workspace.ts";
import type { Filled } from "./by-size.ts";

const buyerCount = 1200;
const pauseMs = 50;

/**
 * Orders of three lines, one after the other, while a feed is imported that changes the stock of every product, and for as long
 * without it. An order whose lines an import has locked waits for the batch.
 */
export async function measureOrdersDuringImport(
  workspace: Workspace,
  { products, databaseUrl }: Filled,
  databasePid: number,
): Promise<void> {
  const shop = await openShop(workspace, { name: "orders-during-import", databaseUrl, databasePid });
  const database = openPostgres(databaseUrl, 2);
  const buyers = await openBuyers(shop, database, await productsInStock(database), buyerCount);
  const feedPath = await writeRestocked(workspace, products);
  const importing = importFeed(workspace, feedPath, { databaseUrl });
  let isImporting = true;
  const ended = importing.finally(() => {
    isImporting = false;
  });
  const during = await placeWhile(shop.origin, buyers, () => isImporting);
  const { seconds } = await ended;
  const until = performance.now() + seconds * 1000;
  const alone = await placeWhile(shop.origin, buyers, () => performance.now() < until);
  await database.close();
  await shop.stop();
  console.info(`\nOrders beside an import of ${products} products that took ${seconds.toFixed(1)} s`);
  printTable(
    ["", "orders", "refused", "p50 ms", "p99 ms", "longest ms"],
    [rowOf("during the import", during), rowOf("after it", alone)],
  );
}

type Placed = { milliseconds: number[]; refusedCount: number };

async function placeWhile(origin: string, buyers: Buyer[], goesOn: () => boolean): Promise<Placed> {
  const placed: Placed = { milliseconds: [], refusedCount: 0 };
  while (goesOn()) {
    const buyer = buyers.pop();
    if (!buyer) break;
    const { path, ...request } = buyer.order;
    const startedAt = performance.now();
    const answer = await fetch(`${origin}${path}`, request);
    placed.milliseconds.push(performance.now() - startedAt);
    await answer.arrayBuffer();
    if (!answer.ok) placed.refusedCount += 1;
    await pause(pauseMs);
  }
  return placed;
}

function rowOf(title: string, { milliseconds, refusedCount }: Placed): string[] {
  const figures = [0.5, 0.99, 1].map((share) => quantile(milliseconds, share).toFixed(0));
  return [title, String(milliseconds.length), String(refusedCount), ...figures];
}

/** Writes the demo's feed with ample stock of everything. */
async function writeRestocked(workspace: Workspace, products: number): Promise<string> {
  const path = join(workspace.folder, `restocked-${products}.ndjson`);
  const feed = await readFile(await writeFeed(workspace, products), "utf8");
  await writeFile(path, feed.replace(/"stock":\d+/g, '"stock":999999'));
  return path;
}
