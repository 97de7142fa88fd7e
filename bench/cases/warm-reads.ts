import { openBareServer } from "../harness/bare/open-bare-server.ts";
import { readHeaders } from "../harness/list-addresses.ts";
import { type Call, putLoad, sameOnEach } from "../harness/load.ts";
import { type Comparison, compareInRounds } from "../harness/rounds.ts";
import type { OpenShop } from "../harness/shop.ts";
import { findBuyable, findUsualVehicle } from "../harness/survey.ts";
import { inWords, printTable } from "../harness/table.ts";
import type { Workspace } from "../harness/workspace.ts";

const connections = 32;
const leastShare = 0.6;
const warmUpSeconds = 2;

/** Cached reads, each compared with a bare server that sends the same bytes. */
export async function measureWarmReads(
  workspace: Workspace,
  shop: OpenShop,
  pace: { rounds: number; seconds: number },
): Promise<void> {
  const cases = await warmCases(shop);
  const bare = await openBareServer(workspace, shop, Object.values(cases));
  const rows: string[][] = [];
  for (const [name, call] of Object.entries(cases)) {
    const ours = sameOnEach(connections, call);
    const theirs = sameOnEach(connections, { ...call, path: bare.pathOf(call) });
    await putLoad(shop, ours, warmUpSeconds);
    await putLoad(bare, theirs, warmUpSeconds);
    const comparison = await compareInRounds(
      pace.rounds,
      () => putLoad(shop, ours, pace.seconds),
      () => putLoad(bare, theirs, pace.seconds),
    );
    rows.push(rowOf(name, comparison));
  }
  rows.push(await rowOfSelect(shop, bare, pace.seconds));
  await bare.stop();
  console.info(`\nWarm reads, ${connections} connections, median of ${pace.rounds} rounds`);
  printTable(
    ["", "req/s", "p50 ms", "p99 ms", "bare req/s", "share of bare", "of bare by CPU", "goal"],
    rows,
  );
}

async function warmCases(shop: OpenShop): Promise<Record<string, Call>> {
  const vehicle = await findUsualVehicle(shop);
  const [product] = await findBuyable(shop, vehicle, 1);
  const read = (path: string): Call => ({ path, headers: readHeaders });
  return {
    "product list with facets, for a vehicle": read(
      `/spa/catalog/products?vehicle=${vehicle}&subcategory=discos-de-freno`,
    ),
    "product page data, for a vehicle": read(`/spa/catalog/products/${product?.slug}?vehicle=${vehicle}`),
    "categories, for a vehicle": read(`/spa/catalog/categories?vehicle=${vehicle}`),
    "landing page, HTML": read("/"),
  };
}

function rowOf(name: string, { ours, bare, ratio, cpuRatio }: Comparison): string[] {
  return [
    name,
    inWords.count(ours.requestsPerSecond),
    inWords.ms(ours.p50Ms),
    inWords.ms(ours.p99Ms),
    inWords.count(bare.requestsPerSecond),
    inWords.share(ratio),
    inWords.share(cpuRatio),
    inWords.goal(ratio >= leastShare, `≥ ${inWords.share(leastShare)}`),
  ];
}

/** Cost of one indexed read on this machine, as a baseline. */
async function rowOfSelect(shop: OpenShop, bare: { origin: string; pid: number }, seconds: number) {
  const [product] = await findBuyable(shop, await findUsualVehicle(shop), 1);
  const load = await putLoad(bare, sameOnEach(connections, { path: `/select/${product?.id}` }), seconds);
  const figures = [inWords.count(load.requestsPerSecond), inWords.ms(load.p50Ms), inWords.ms(load.p99Ms)];
  return ["(bare server, one indexed SELECT)", ...figures];
}
