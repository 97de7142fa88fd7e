import { freePort } from "../../scripts/free-port.ts";
import { openPostgres } from "../../server/src/platform/database/postgres.ts";
import { openBalancer } from "../harness/balancer.ts";
import { openBuyers, productsInStock, waitForMails } from "../harness/buyers.ts";
import { drawLists, drawMixed, readHeaders } from "../harness/list-addresses.ts";
import { type Call, distributeCalls, type Load, putLoad, sameOnEach } from "../harness/load.ts";
import { medianLoad } from "../harness/rounds.ts";
import { type OpenShop, openShop } from "../harness/shop.ts";
import { findUsualVehicle, surveyShop } from "../harness/survey.ts";
import { inWords, printTable } from "../harness/table.ts";
import type { Workspace } from "../harness/workspace.ts";

const connections = 32;
const orderConnections = 16;
const coldCalls = 4000;
const warmUpCalls = 600;
const warmSeconds = 4;
const orders = 300;
/** Until each process has compiled what an order takes. */
const warmUpOrders = 150;
const patienceSeconds = "60";
const secret = "a secret of the measurement, long enough";

type Place = { databaseUrl: string; databasePid: number };

const kinds = ["lists that are cached", "lists that are not", "orders of three lines"] as const;

/** The same loads on 1, 2 and 4 processes behind a balancer, in turns, each time with processes that have just been started. */
export async function measureScale(
  workspace: Workspace,
  place: Place,
  { processes, rounds }: { processes: number[]; rounds: number },
): Promise<void> {
  const results = new Map(processes.map((count) => [count, kinds.map((): Load[] => [])]));
  for (let round = 0; round < rounds; round++) {
    for (const [count, figures] of results) {
      const measured = await measureOnce(workspace, place, { count, name: `round-${round}-of-${count}` });
      for (const [index, load] of measured.entries()) figures[index]?.push(load);
      printSoFar(results);
    }
  }
}

/** Prints the medians of all rounds so far, so that an interrupted measurement has results as well. */
function printSoFar(results: Map<number, Load[][]>): void {
  const titles = [
    "processes",
    "req/s",
    "p50 ms",
    "p99 ms",
    "CPU ms",
    "PostgreSQL's",
    "HAProxy's",
    "sender's",
  ];
  for (const [index, kind] of kinds.entries()) {
    console.info(`\n${kind}`);
    printTable(
      [...titles, "PostgreSQL's share"],
      [...results].flatMap(([count, figures]) =>
        figures[index]?.length ? [rowOf(count, figures[index])] : [],
      ),
    );
  }
}

async function measureOnce(
  workspace: Workspace,
  { databaseUrl, databasePid }: Place,
  { count, name }: { count: number; name: string },
): Promise<Load[]> {
  const port = await freePort();
  const shops: OpenShop[] = [];
  for (let index = 0; index < count; index++) {
    const environment = {
      SHOP_ORIGIN: `http://127.0.0.1:${port}`,
      SHOP_SECRET: secret,
      TRUST_PROXY: "1",
      // Four processes on fewer cores may be late, but must answer every request.
      OVERLOAD_DELAY_MS: "0",
      DATABASE_CONNECT_SECONDS: patienceSeconds,
      DATABASE_STATEMENT_SECONDS: patienceSeconds,
      DATABASE_LOCK_SECONDS: patienceSeconds,
      DATABASE_TRANSACTION_SECONDS: patienceSeconds,
      // One folder for the files of all.
      ...(shops[0] ? { DATA_DIR: shops[0].dataDir } : {}),
    };
    shops.push(
      await openShop(workspace, { name: `${name}-${index}`, databaseUrl, databasePid, environment }),
    );
  }
  const [first] = shops;
  if (!first) throw new Error("At least one process is needed");
  const balancer = await openBalancer(workspace, { name, port, origins: shops.map(({ origin }) => origin) });
  const target = {
    origin: balancer.origin,
    pids: shops.map(({ pid }) => pid),
    databasePid,
    balancerPid: balancer.pid,
  };
  const put = (lanes: Call[][], seconds?: number) => putLoad(target, lanes, seconds);

  const path = `/spa/catalog/products?vehicle=${await findUsualVehicle(balancer)}&subcategory=discos-de-freno`;
  const warm = sameOnEach(connections, { path, headers: readHeaders });
  await put(warm, 1);
  const cached = await put(warm, warmSeconds);
  const draw = drawLists(await surveyShop(balancer), 1);
  await put(distributeCalls(connections, drawMixed(draw, warmUpCalls)));
  const uncached = await put(distributeCalls(connections, drawMixed(draw, coldCalls)));

  const database = openPostgres(databaseUrl, 2);
  const buyers = await openBuyers(
    { ...first, origin: balancer.origin },
    database,
    await productsInStock(database),
    warmUpOrders * count + orders,
    secret,
  );
  const calls = buyers.map(({ order }) => order);
  await put(distributeCalls(orderConnections, calls.slice(orders)));
  await waitForMails(database);
  const placed = await put(distributeCalls(orderConnections, calls.slice(0, orders)));
  await waitForMails(database);
  await database.close();
  await balancer.stop();
  await Promise.all(shops.map((shop) => shop.stop()));
  return [cached, uncached, placed];
}

function rowOf(count: number, loads: Load[]): string[] {
  const load = medianLoad(loads);
  const { cpuMs, databaseCpuMs } = load;
  const share = cpuMs === null || databaseCpuMs === null ? null : databaseCpuMs / (cpuMs + databaseCpuMs);
  return [
    String(count),
    inWords.count(load.requestsPerSecond),
    ...[load.p50Ms, load.p99Ms, cpuMs, databaseCpuMs, load.balancerCpuMs, load.senderCpuMs].map(inWords.ms),
    inWords.share(share),
  ];
}
