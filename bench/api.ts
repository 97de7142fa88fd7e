import { parseArgs } from "node:util";
import { measureAdding } from "./cases/add-a-line.ts";
import { measureColdLists } from "./cases/cold-lists.ts";
import { measureOrders } from "./cases/orders.ts";
import { measureSessions } from "./cases/sessions.ts";
import { measureUploads } from "./cases/uploads.ts";
import { measureWarmReads } from "./cases/warm-reads.ts";
import { openDemoShop } from "./harness/catalogue.ts";
import { openDatabaseServer } from "./harness/database-server.ts";
import { describeMachine } from "./harness/table.ts";
import { inWorkspace } from "./harness/workspace.ts";

/** `npm run bench:api`: the customers API under load, beside bare servers. See README.md. */
const { values: options } = parseArgs({
  options: {
    products: { type: "string", default: "12000" },
    "cold-products": { type: "string", default: "100000" },
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "4" },
    only: { type: "string", default: "warm,add,orders,session,uploads,cold" },
    /** Folder for processor profiles of the shop. */
    profile: { type: "string" },
  },
});
const profileFolder = options.profile;
const parts = options.only.split(",");
const pace = { rounds: Number(options.rounds), seconds: Number(options.seconds) };

console.info(describeMachine());
await inWorkspace(async (workspace) => {
  const server = await openDatabaseServer(workspace);
  if (["warm", "add", "orders", "session", "uploads"].some((part) => parts.includes(part))) {
    const shop = await openDemoShop(workspace, server, { products: Number(options.products), profileFolder });
    if (parts.includes("warm")) await measureWarmReads(workspace, shop, pace);
    if (parts.includes("add")) await measureAdding(workspace, shop, pace);
    if (parts.includes("orders")) await measureOrders(workspace, shop, pace);
    if (parts.includes("session")) await measureSessions(workspace, shop, pace);
    if (parts.includes("uploads")) await measureUploads(workspace, shop, pace);
    await shop.stop();
  }
  if (parts.includes("cold")) {
    const products = Number(options["cold-products"]);
    const shop = await openDemoShop(workspace, server, { products, profileFolder });
    await measureColdLists(workspace, shop);
    await shop.stop();
  }
});
