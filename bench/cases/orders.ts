import { onlyRow, type Queryable } from "../../server/src/platform/database/database.ts";
import { openPostgres } from "../../server/src/platform/database/postgres.ts";
import type { BareOrder } from "../harness/bare/bare-order.ts";
import { openBareServer } from "../harness/bare/open-bare-server.ts";
import { type Buyer, openBuyers, productsInStock, waitForMails } from "../harness/buyers.ts";
import { type Call, distributeCalls, putLoad } from "../harness/load.ts";
import { compareInRounds } from "../harness/rounds.ts";
import type { OpenShop } from "../harness/shop.ts";
import { inWords, loadRow, printTable } from "../harness/table.ts";
import type { Workspace } from "../harness/workspace.ts";

const connections = 16;
const ordersEachRound = connections * 15;
const warmUpRounds = 2;

/**
 * Placing an order of three lines by a quote, beside a bare transaction that writes the same rows
 * without asking anything. Each order is another customer's; both sides commit durably.
 */
export async function measureOrders(
  workspace: Workspace,
  shop: OpenShop,
  { rounds }: { rounds: number },
): Promise<void> {
  const database = openPostgres(shop.databaseUrl, 2);
  const bare = await openBareServer(workspace, shop, []);
  const products = await productsInStock(database);
  const buyers: Buyer[][] = [];
  for (let round = 0; round < rounds + warmUpRounds; round += 1) {
    buyers.push(await openBuyers(shop, database, products, ordersEachRound));
  }
  const place = async (round: number) => {
    const calls = (buyers[round] ?? []).map(({ order }) => order);
    const load = await putLoad(shop, distributeCalls(connections, calls));
    await waitForMails(database);
    return load;
  };
  for (let round = rounds; round < rounds + warmUpRounds; round += 1) await place(round);
  const texts = await readTexts(database);
  const write = (round: number) =>
    putLoad(bare, distributeCalls(connections, bareOrders(buyers[round] ?? [], texts)));
  for (let round = rounds; round < rounds + warmUpRounds; round += 1) await write(round);
  const { ours, bare: theirs, ratio, cpuRatio } = await compareInRounds(rounds, place, write);
  await bare.stop();
  await database.close();
  console.info(`\nPlacing an order of three lines, ${connections} connections, median of ${rounds} rounds`);
  printTable(
    ["", "orders/s", "p50 ms", "p99 ms", "CPU ms", "database CPU ms", "share", "share by CPU"],
    [
      [...loadRow("place an order", ours), inWords.share(ratio), inWords.share(cpuRatio)],
      loadRow("(bare server, the same rows in one transaction)", theirs),
    ],
  );
}

type Texts = Pick<BareOrder, "product" | "fit" | "mail">;

/** Reads the columns of an order's line, so that the bare rows are as long. A sent mail keeps no content: a text stands for it. */
function readTexts(database: Queryable): Promise<Texts> {
  return onlyRow<Texts>(database, {
    text: `select product, fit,
             jsonb_build_object('text', repeat('x', 1200)) as mail
           from order_line order by id limit 1`,
  });
}

function bareOrders(buyers: Buyer[], texts: Texts): Call[] {
  return buyers.map(({ personId, productIds }) => ({
    method: "POST" as const,
    path: "/order",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ personId, productIds, ...texts } satisfies BareOrder),
  }));
}
