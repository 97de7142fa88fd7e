import { openBareServer } from "../harness/bare/open-bare-server.ts";
import { type Call, distributeCalls, putLoad } from "../harness/load.ts";
import { compareInRounds } from "../harness/rounds.ts";
import type { OpenShop } from "../harness/shop.ts";
import { findBuyable, findUsualVehicle } from "../harness/survey.ts";
import { inWords, loadRow, loadTitles, printTable } from "../harness/table.ts";
import { additions, openCarts } from "../harness/visitors.ts";
import type { Workspace } from "../harness/workspace.ts";

const connections = 32;
const leastShare = 0.7;
const visitorsEachRound = connections * 30;
const linesEach = 6;
/** A shop in service has done all of this many thousand times: its code is compiled. */
const warmUpRounds = 3;

/**
 * Adding a line to a cart, beside a bare server that writes one row. Many visitors, each with a
 * cart of their own that grows from nothing to six lines; both sides commit durably.
 */
export async function measureAdding(
  workspace: Workspace,
  shop: OpenShop,
  { rounds }: { rounds: number },
): Promise<void> {
  const vehicle = await findUsualVehicle(shop);
  const products = (await findBuyable(shop, vehicle, linesEach)).map(({ id }) => id);
  const bare = await openBareServer(workspace, shop, []);
  const carts: Call[][][] = [];
  for (let round = 0; round < rounds + warmUpRounds; round++) {
    const visitors = await openCarts(shop, visitorsEachRound);
    carts.push(distributeCalls(connections, additions(visitors, products, vehicle)));
  }
  const addToCarts = (round: number) => putLoad(shop, carts[round] ?? []);
  const upsert = (round: number) => putLoad(bare, distributeCalls(connections, upserts(round, products)));
  for (let round = rounds; round < rounds + warmUpRounds; round++) {
    await addToCarts(round);
    await upsert(round);
  }
  const { ours, bare: theirs, ratio, cpuRatio } = await compareInRounds(rounds, addToCarts, upsert);
  await bare.stop();
  console.info(`\nAdding a line, ${connections} connections, median of ${rounds} rounds`);
  const shares = [
    inWords.share(ratio),
    inWords.share(cpuRatio),
    inWords.goal(ratio >= leastShare, `≥ ${inWords.share(leastShare)}`),
  ];
  printTable(
    ["", ...loadTitles, "share", "share by CPU", "goal"],
    [
      [...loadRow("add a line to a cart", ours), ...shares],
      loadRow("(bare server, one single-row upsert)", theirs),
    ],
  );
}

/** As many single-row writes as lines are added, each of a key of its own. */
function upserts(round: number, products: string[]): Call[] {
  return Array.from({ length: visitorsEachRound }, (_none, index) => `${round}-${index}`).flatMap((visitor) =>
    products.map((product) => ({
      method: "POST" as const,
      path: "/upsert",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ visitor, product, quantity: 1 }),
    })),
  );
}
