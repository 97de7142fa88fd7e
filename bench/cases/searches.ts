import { bumpRevision } from "../../server/src/platform/catalogue-revision.ts";
import { inDatabase } from "../harness/database-server.ts";
import {
  type Call,
  distributeCalls,
  type Load,
  pool,
  putLoad,
  type Sample,
  sameOnEach,
} from "../harness/load.ts";
import { drawSearches, type SearchKind, searchKinds, surveyWords } from "../harness/search-addresses.ts";
import type { OpenShop } from "../harness/shop.ts";
import { surveyShop } from "../harness/survey.ts";
import { inWords } from "../harness/table.ts";

const connectionCounts = [8, 32] as const;
/** Cold calls are made in slices, for which the shops take turns: a machine's speed changes within seconds. */
const coldSlices = 3;
const sliceCalls = 300;
const warmUpCalls = 100;
const warmSeconds = 3;
const maxColdP99Ms = 40;
const maxGrowth = 1.5;

/** One kind of request at one number of connections. */
export type SearchCase = { kind: SearchKind; connections: number };
/** Ratio of a shop's median to the first one's. */
type Growth = { cold: number; changed: number };
export type SearchFigure = SearchCase & { cold: Load; warm: Load; changed: Load; growth: Growth };

export const searchCases: readonly SearchCase[] = searchKinds.flatMap((kind) =>
  connectionCounts.map((connections) => ({ kind, connections })),
);

type SearchTarget = { shop: OpenShop; draw(kind: SearchKind, count: number): Call[] };

/**
 * Lists, searches and suggestions: cold, each address requested once, and warm, the same address again and again; and cold
 * once more soon after a change of the catalogue has made the shop forget what it kept of it. A small catalogue is in
 * memory after some hundred lists, a large one never: only the last are alike at all sizes.
 *
 * @returns a function that measures a case on all shops; its figures are in their order.
 */
export async function openSearches(
  shops: readonly OpenShop[],
): Promise<(searchCase: SearchCase) => Promise<SearchFigure[]>> {
  const targets: SearchTarget[] = [];
  for (const shop of shops) {
    targets.push({ shop, draw: drawSearches(await surveyWords(shop), await surveyShop(shop)) });
  }
  return async ({ kind, connections }) => {
    for (const target of targets) await warmUp(target, kind);
    const cold = await measureInTurns(targets, { kind, connections });
    const warm: Load[] = [];
    for (const { shop, draw } of targets) {
      const [again] = draw(kind, 1);
      if (!again) throw new Error(`No request of the kind "${kind}"`);
      warm.push(await putLoad(shop, sameOnEach(connections, again), warmSeconds));
    }
    for (const target of targets) {
      await changeCatalogue(target.shop);
      await warmUp(target, kind);
    }
    const changed = await measureInTurns(targets, { kind, connections });
    return warm.map((warmOne, place) => {
      const [coldOne, changedOne] = [cold.loads[place], changed.loads[place]];
      if (!coldOne || !changedOne) throw new Error("A shop was not measured");
      const growth = { cold: cold.growth[place] ?? 1, changed: changed.growth[place] ?? 1 };
      return { kind, connections, cold: coldOne, warm: warmOne, changed: changedOne, growth };
    });
  };
}

async function warmUp({ shop, draw }: SearchTarget, kind: SearchKind): Promise<void> {
  await putLoad(shop, distributeCalls(1, draw(kind, warmUpCalls)));
}

/** Calls that were not made before, of each shop, and its median relative to that of the first. */
async function measureInTurns(targets: readonly SearchTarget[], { kind, connections }: SearchCase) {
  const samples = targets.map((): Sample[] => []);
  for (let slice = 0; slice < coldSlices; slice++) {
    for (const [place, { shop, draw }] of targets.entries()) {
      samples[place]?.push(await putLoad(shop, distributeCalls(connections, draw(kind, sliceCalls))));
    }
  }
  const loads = samples.map(pool);
  return { loads, growth: loads.map(({ p50Ms }) => p50Ms / (loads[0]?.p50Ms ?? p50Ms)) };
}

/** Bumps the revision, as any import or change of a price does, so that nothing is answered from a cache. */
async function changeCatalogue({ databaseUrl }: OpenShop): Promise<void> {
  await inDatabase(databaseUrl, (client) =>
    bumpRevision({ rows: async ({ text, values = [] }) => (await client.query(text, [...values])).rows }),
  );
}

export const searchTitles = [
  "",
  "cold p50 ms",
  "cold p99 ms",
  "warm p50 ms",
  "warm p99 ms",
  "CPU ms",
  "database CPU ms",
  "growth",
  "changed p50 ms",
  "changed p99 ms",
  "growth",
  "goal",
];

/** Rows of a table. */
export function searchRows(products: number, figures: SearchFigure[]): string[][] {
  return figures.map(({ kind, connections, cold, warm, changed, growth }) => {
    const isGrowthMet = Math.max(growth.cold, growth.changed) <= maxGrowth;
    const isMet = isGrowthMet && (connections > 8 || cold.p99Ms <= maxColdP99Ms);
    return [
      `${inWords.count(products)} products, ${kind}, ${connections} connections`,
      inWords.ms(cold.p50Ms),
      inWords.ms(cold.p99Ms),
      inWords.ms(warm.p50Ms),
      inWords.ms(warm.p99Ms),
      inWords.ms(cold.cpuMs),
      inWords.ms(cold.databaseCpuMs),
      `${growth.cold.toFixed(2)} ×`,
      inWords.ms(changed.p50Ms),
      inWords.ms(changed.p99Ms),
      `${growth.changed.toFixed(2)} ×`,
      inWords.goal(
        isMet,
        connections > 8 ? `≤ ${maxGrowth} ×` : `≤ ${maxGrowth} ×, p99 ≤ ${maxColdP99Ms} ms`,
      ),
    ];
  });
}
