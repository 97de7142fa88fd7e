import { bumpRevision } from "../../server/src/platform/catalogue-revision.ts";
import { inDatabase } from "../harness/database-server.ts";
import { dealOut, type Load, putLoad, sameOnEach } from "../harness/load.ts";
import { drawSearches, type SearchKind, searchKinds, surveyWords } from "../harness/search-addresses.ts";
import type { OpenShop } from "../harness/shop.ts";
import { surveyShop } from "../harness/survey.ts";
import { inWords } from "../harness/table.ts";

const connectionCounts = [8, 32] as const;
const coldCalls = 600;
const warmUpCalls = 100;
const warmSeconds = 3;
const mostColdP99Ms = 40;
const mostGrowth = 1.5;

/** One kind of question at one number of connections. */
export type SearchCase = { kind: SearchKind; connections: number };
export type SearchFigure = SearchCase & { cold: Load; warm: Load; changed: Load };
export type MeasureSearch = (asked: SearchCase) => Promise<SearchFigure>;

export const searchCases: readonly SearchCase[] = searchKinds.flatMap((kind) =>
  connectionCounts.map((connections) => ({ kind, connections })),
);

/**
 * Lists, searches and suggestions: cold, each address asked once, and warm, the same address again and again; and cold
 * once more soon after a change of the catalogue has made the shop forget what it kept of it. A small catalogue is in
 * memory after some hundred lists, a large one never: only the last are alike at all sizes.
 */
export async function openSearches(shop: OpenShop): Promise<MeasureSearch> {
  const draw = drawSearches(await surveyWords(shop), await surveyShop(shop));
  return async ({ kind, connections }) => {
    await putLoad(shop, dealOut(1, draw(kind, warmUpCalls)));
    const calls = draw(kind, coldCalls);
    const cold = await putLoad(shop, dealOut(connections, calls));
    const [again] = calls;
    if (!again) throw new Error(`Nothing could be asked of the kind "${kind}"`);
    const warm = await putLoad(shop, sameOnEach(connections, again), warmSeconds);
    await changeCatalogue(shop);
    await putLoad(shop, dealOut(1, draw(kind, warmUpCalls)));
    const changed = await putLoad(shop, dealOut(connections, draw(kind, coldCalls)));
    return { kind, connections, cold, warm, changed };
  };
}

/** As any import or change of a price does: the shop reads anew whatever it is asked for. */
async function changeCatalogue({ databaseUrl }: OpenShop): Promise<void> {
  await inDatabase(databaseUrl, (client) =>
    bumpRevision({ rows: async ({ text }) => (await client.query(text)).rows }),
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

/** Rows of a table; `smallest` has the figures that growth is told against. */
export function searchRows(products: number, figures: SearchFigure[], smallest: SearchFigure[]): string[][] {
  return figures.map(({ kind, connections, cold, warm, changed }, index) => {
    const first = smallest[index] ?? { cold, changed };
    const growth = cold.p50Ms / first.cold.p50Ms;
    const growthChanged = changed.p50Ms / first.changed.p50Ms;
    const isGrowthMet = Math.max(growth, growthChanged) <= mostGrowth;
    const isMet = isGrowthMet && (connections > 8 || cold.p99Ms <= mostColdP99Ms);
    return [
      `${inWords.count(products)} products, ${kind}, ${connections} connections`,
      inWords.ms(cold.p50Ms),
      inWords.ms(cold.p99Ms),
      inWords.ms(warm.p50Ms),
      inWords.ms(warm.p99Ms),
      inWords.ms(cold.cpuMs),
      inWords.ms(cold.databaseCpuMs),
      `${growth.toFixed(2)} ×`,
      inWords.ms(changed.p50Ms),
      inWords.ms(changed.p99Ms),
      `${growthChanged.toFixed(2)} ×`,
      inWords.goal(
        isMet,
        connections > 8 ? `≤ ${mostGrowth} ×` : `≤ ${mostGrowth} ×, p99 ≤ ${mostColdP99Ms} ms`,
      ),
    ];
  });
}
