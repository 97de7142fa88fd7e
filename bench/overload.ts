import { parseArgs } from "node:util";
import { freePort } from "../scripts/free-port.ts";
import { measureOverload } from "./cases/overload.ts";
import { openDemoShop } from "./harness/catalogue.ts";
import { openDatabaseServer } from "./harness/database-server.ts";
import { describeMachine } from "./harness/table.ts";
import { inWorkspace } from "./harness/workspace.ts";

/** `npm run bench:overload`: more requests than the shop can carry, and which are still answered. See README.md. */
const { values: options } = parseArgs({
  options: {
    products: { type: "string", default: "100000" },
    rounds: { type: "string", default: "3" },
    seconds: { type: "string", default: "20" },
  },
});

console.info(describeMachine());
await inWorkspace(async (workspace) => {
  const server = await openDatabaseServer(workspace);
  const metricsPort = await freePort();
  const shop = await openDemoShop(workspace, server, {
    products: Number(options.products),
    environment: { METRICS_PORT: String(metricsPort) },
  });
  const pace = { rounds: Number(options.rounds), seconds: Number(options.seconds) };
  await measureOverload(shop, { ...pace, metricsPort });
  await shop.stop();
});
