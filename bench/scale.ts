import { parseArgs } from "node:util";
import { measureScale } from "./cases/scale.ts";
import { importFeed, writeFeed } from "./harness/catalogue.ts";
import { openDatabaseServer } from "./harness/database-server.ts";
import { describeMachine } from "./harness/table.ts";
import { inWorkspace } from "./harness/workspace.ts";

/** `npm run bench:scale`: several processes behind HAProxy on one PostgreSQL server. See README.md. */
const { values: options } = parseArgs({
  options: {
    products: { type: "string", default: "12000" },
    processes: { type: "string", default: "1,2,4" },
    rounds: { type: "string", default: "3" },
  },
});

console.info(describeMachine());
await inWorkspace(async (workspace) => {
  const server = await openDatabaseServer(workspace);
  const databaseUrl = await server.create("shop");
  console.info(`\nFilling a shop with ${options.products} products`);
  await importFeed(workspace, await writeFeed(workspace, Number(options.products)), { databaseUrl });
  await measureScale(
    workspace,
    { databaseUrl, databasePid: server.pid },
    { processes: options.processes.split(",").map(Number), rounds: Number(options.rounds) },
  );
});
