import { setPriority } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { sorts } from "@recambia/contract/catalogue/list";
import { bumpRevision } from "../../server/src/platform/catalogue-revision.ts";
import { openPostgres } from "../../server/src/platform/database/postgres.ts";
import { type Buyer, openBuyers, productsInStock } from "../harness/buyers.ts";
import { type Flood, flood } from "../harness/flood.ts";
import { drawLists, drawMixed } from "../harness/list-addresses.ts";
import type { Call } from "../harness/load.ts";
import type { OpenShop } from "../harness/shop.ts";
import { median } from "../harness/statistics.ts";
import { type Survey, surveyShop } from "../harness/survey.ts";
import { inWords, printTable } from "../harness/table.ts";

/** Connections at the best rate, and with more than the shop can carry. */
const usualConnections = 16;
const floodConnections = 2000;
const overloadFactor = 4;
const leastShare = 0.8;
const ordersEachSecond = 2;
/** More than one process can answer, because a list that is read twice comes from the cache. */
const mostListsPerSecond = 8000;
const warmUpSeconds = 3;
const senderNiceness = 5;

type Orders = { placed: number; tried: number };

/**
 * Lists that were not requested before, first as many as the shop can carry, then four times as many, while people who have
 * their quote place orders.
 */
export async function measureOverload(
  shop: OpenShop,
  { rounds, seconds, metricsPort }: { rounds: number; seconds: number; metricsPort: number },
): Promise<void> {
  const database = openPostgres(shop.databaseUrl, 2);
  const products = await productsInStock(database);
  const buyers = await openBuyers(shop, database, products, rounds * seconds * ordersEachSecond);
  const survey = await surveyShop(shop);
  /** The same lists each time; nothing is cached of those that were read before. */
  async function lists(count: number): Promise<Call[]> {
    await bumpRevision(database, []);
    return drawInAllOrders(survey, count);
  }
  // The shop and its database go first, as if the sender were on another machine.
  setPriority(senderNiceness);
  await floodSlowly(shop, await lists(mostListsPerSecond * warmUpSeconds), warmUpSeconds);
  const best: Flood[] = [];
  const over: Flood[] = [];
  const orders: Orders = { placed: 0, tried: 0 };
  const refusals = { seen: 0, withRetryAfter: 0 };
  for (let round = 0; round < rounds; round++) {
    best.push(await floodSlowly(shop, await lists(mostListsPerSecond * seconds), seconds));
    const rate = Math.round(overloadFactor * (best.at(-1)?.servedPerSecond ?? 0));
    const buying = buyers.slice(round * seconds * ordersEachSecond, (round + 1) * seconds * ordersEachSecond);
    const calls = await lists(rate * seconds);
    const [flooded] = await Promise.all([
      flood(shop, calls, { connections: floodConnections, rate, seconds }),
      placeOrders(shop, buying, orders),
      watchRefusals(shop, seconds, refusals),
    ]);
    over.push(flooded);
    // Requests in flight end.
    await pause(2000);
  }
  await database.close();
  const orderMs = await readOrderMs(metricsPort);
  const share = median(
    over.map(({ servedPerSecond }, round) => servedPerSecond / (best[round]?.servedPerSecond ?? 1)),
  );
  const refusalMs = median(over.map((flooded, round) => refusalCostMs(flooded, best[round])));
  const answerMs = median(best.map(({ cpuMs }) => cpuMs ?? 0));
  const cpuShare = shareLeft(refusalMs / answerMs);
  console.info(
    `\nOverload: lists that are not cached, median of ${rounds} rounds of ${seconds} s; ${ordersEachSecond} orders a second meanwhile`,
  );
  printTable(
    [
      "",
      "sent/s",
      "served/s",
      "p50 ms",
      "p99 ms",
      "refused",
      "failed",
      "CPU ms",
      "peak MB",
      "share",
      "by CPU",
      "goal",
    ],
    [
      rowOf(`best rate, ${usualConnections} connections`, best),
      [
        ...rowOf(`${overloadFactor} times as many, up to ${floodConnections} connections`, over),
        inWords.share(share),
        inWords.share(cpuShare),
        inWords.goal(cpuShare >= leastShare, `≥ ${inWords.share(leastShare)}`),
      ],
    ],
  );
  console.info(
    `A refusal takes ${inWords.ms(refusalMs * 1000)} µs of the processor. Orders: ${orders.placed} of ${orders.tried} placed at the first try, in ${inWords.ms(orderMs)} ms on average. ` +
      `Refusals watched: ${refusals.seen}, with Retry-After: ${refusals.withRetryAfter}.`,
  );
}

/**
 * As many calls as the shop answers.
 *
 * @throws Error when there are too few.
 */
async function floodSlowly(shop: OpenShop, calls: Call[], seconds: number): Promise<Flood> {
  const flooded = await flood(shop, calls, { connections: usualConnections, seconds });
  if (flooded.sentPerSecond * seconds > calls.length) throw new Error("Lists were read twice, cached");
  return flooded;
}

/** Draws lists in every sort order, because one order has too few different lists for a flood. */
function drawInAllOrders(survey: Survey, count: number): Call[] {
  const lists = sorts.map((sort, index) =>
    drawMixed(drawLists(survey, index + 1), count / sorts.length).map((call) => ({
      ...call,
      path: `${call.path}&sort=${sort}`,
    })),
  );
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_none, place) =>
    lists.flatMap((calls) => calls.slice(place, place + 1)),
  ).flat();
}

/**
 * Processor time of a refusal: what is left of the time under overload when answers cost what they cost before; 0 when they
 * cost less, as they may on a busy machine.
 */
function refusalCostMs({ cpuMs, refusedShare }: Flood, best: Flood | undefined): number {
  if (refusedShare === 0) return 0;
  const moreMs = Math.max(0, (cpuMs ?? 0) - (best?.cpuMs ?? 0));
  return (moreMs * (1 - refusedShare)) / refusedShare;
}

/** Share of the best rate that refusals leave of the processor, when one costs this share of an answer. */
function shareLeft(refusalCost: number): number {
  return (1 - overloadFactor * refusalCost) / (1 - refusalCost);
}

/** Orders one after the other, as people come, whatever the answers take. */
async function placeOrders({ origin }: OpenShop, buyers: Buyer[], orders: Orders): Promise<void> {
  const answers = [];
  for (const { order } of buyers) {
    answers.push(place(origin, order, orders));
    await pause(1000 / ordersEachSecond);
  }
  await Promise.all(answers);
}

async function place(origin: string, order: Buyer["order"], orders: Orders): Promise<void> {
  orders.tried += 1;
  const { method = "POST", path, headers = {}, body = "" } = order;
  const answer = await fetch(origin + path, { method, headers, body }).catch(() => null);
  await answer?.body?.cancel();
  if (answer?.status !== 201) return;
  orders.placed += 1;
}

/** Reads an order's average response time from the shop's own metrics: under overload the client itself measures too much. */
async function readOrderMs(metricsPort: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const read = (suffix: string) => {
    const line = new RegExp(
      `^recambia_http_response_seconds_${suffix}\\{method="POST",route="/spa/orders"\\} (.+)$`,
      "m",
    );
    return Number(line.exec(text)?.[1]);
  };
  return (read("sum") * 1000) / read("count");
}

async function watchRefusals(
  { origin }: OpenShop,
  seconds: number,
  refusals: { seen: number; withRetryAfter: number },
): Promise<void> {
  const endsAt = Date.now() + seconds * 1000;
  while (Date.now() < endsAt) {
    const answer = await fetch(`${origin}/spa/catalog/brands?page=${Date.now()}`).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.status === 503) {
      refusals.seen += 1;
      if (answer.headers.has("retry-after")) refusals.withRetryAfter += 1;
    }
    await pause(50);
  }
}

function rowOf(name: string, floods: Flood[]): string[] {
  const middle = (figure: (flood: Flood) => number) => median(floods.map(figure));
  const last = floods.at(-1)?.peakMegabytes;
  return [
    name,
    inWords.count(middle(({ sentPerSecond }) => sentPerSecond)),
    inWords.count(middle(({ servedPerSecond }) => servedPerSecond)),
    inWords.ms(middle(({ p50Ms }) => p50Ms)),
    inWords.ms(middle(({ p99Ms }) => p99Ms)),
    inWords.share(middle(({ refusedShare }) => refusedShare)),
    inWords.count(floods.reduce((sum, { failed }) => sum + failed, 0)),
    inWords.ms(middle(({ cpuMs }) => cpuMs ?? 0)),
    last === null || last === undefined ? "–" : inWords.count(last),
  ];
}
