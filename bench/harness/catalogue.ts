import { existsSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseServer } from "./database-server.ts";
import { type Expense, runProgram } from "./program.ts";
import { type OpenShop, openShop } from "./shop.ts";
import type { Workspace } from "./workspace.ts";

/** Writes the demo's feed of `products` products to a file, once. */
export async function writeFeed(workspace: Workspace, products: number): Promise<string> {
  const path = join(workspace.folder, `feed-${products}.ndjson`);
  if (existsSync(path)) return path;
  const args = ["demo/scripts/write-feed.ts", "--products", String(products)];
  await runProgram(workspace, { name: `feed-${products}`, args }, path);
  return path;
}

/**
 * Loads a feed with the shop owner's command.
 *
 * @param place either the address of a PostgreSQL database or the folder of an embedded one.
 */
export function importFeed(
  workspace: Workspace,
  feedPath: string,
  place: { databaseUrl: string } | { dataDir: string },
): Promise<Expense> {
  return runProgram(workspace, {
    name: "import",
    args: ["server/src/operator/main.ts", "import", feedPath],
    environment:
      "databaseUrl" in place
        ? { DATABASE_URL: place.databaseUrl }
        : { DATABASE_URL: "", DATA_DIR: place.dataDir },
  });
}

/** A shop on PostgreSQL that sells the demo's catalogue. */
export async function openDemoShop(
  workspace: Workspace,
  server: DatabaseServer,
  options: {
    products: number;
    profileFolder?: string | undefined;
    /** Further environment variables. */
    environment?: Record<string, string>;
  },
): Promise<OpenShop> {
  const { products, profileFolder, environment = {} } = options;
  const name = `shop_${products}`;
  const databaseUrl = await server.create(name);
  console.info(`\nFilling a shop with ${products} products`);
  await importFeed(workspace, await writeFeed(workspace, products), { databaseUrl });
  return openShop(workspace, { name, databaseUrl, databasePid: server.pid, profileFolder, environment });
}
