import { parseArgs } from "node:util";
import { measureMemory } from "./cases/memory.ts";
import { importFeed, writeFeed } from "./harness/catalogue.ts";
import { openDatabaseServer } from "./harness/database-server.ts";
import { limitMemory } from "./harness/program.ts";
import { openShop } from "./harness/shop.ts";
import { describeMachine } from "./harness/table.ts";
import { inWorkspace, temporaryFolder } from "./harness/workspace.ts";

/** `npm run bench:memory`: what a process holds over time, within a limit that the system enforces. See README.md. */
const { values: options } = parseArgs({
  options: {
    products: { type: "string", default: "12000" },
    minutes: { type: "string", default: "60" },
    /** Megabytes. */
    limit: { type: "string", default: "250" },
    heap: { type: "string", default: "160" },
    cache: { type: "string", default: "40" },
    embedded: { type: "boolean", default: false },
  },
});
/** Settings that docs/operations.md recommends for little memory. */
const scarce = {
  NODE_OPTIONS: `--max-semi-space-size=4 --max-old-space-size=${options.heap}`,
  CACHE_MB: options.cache,
};

console.info(describeMachine());
await inWorkspace(async (workspace) => {
  const products = Number(options.products);
  const feed = await writeFeed(workspace, products);
  const name = `${options.embedded ? "embedded" : "PostgreSQL"}, ${options.products} products`;
  let place = { databaseUrl: "", databasePid: 0 };
  let environment: Record<string, string> = scarce;
  if (options.embedded) {
    const dataDir = await temporaryFolder(workspace.defer);
    await importFeed(workspace, feed, { dataDir });
    environment = { ...scarce, DATA_DIR: dataDir };
  } else {
    const server = await openDatabaseServer(workspace);
    place = { databaseUrl: await server.create("shop"), databasePid: server.pid };
    await importFeed(workspace, feed, place);
  }
  const group = limitMemory(workspace, Number(options.limit)) ?? undefined;
  console.info(group ? `\nWithin ${options.limit} MB` : "\nWithout a limit: this system lets nobody set one");
  const shop = await openShop(workspace, { name: "shop", ...place, environment, group });
  await measureMemory(shop, { name, minutes: Number(options.minutes) });
  await shop.stop();
});
