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
export type SearchFigure = { kind: SearchKind; connections: number; cold: Load; warm: Load };

/**
 * Lists, searches and suggestions: cold, each address asked once, and warm, the same address again
 * and again.
 */
export async function measureSearches(shop: OpenShop): Promise<SearchFigure[]> {
  const draw = drawSearches(await surveyWords(shop), await surveyShop(shop));
  const figures: SearchFigure[] = [];
  for (const kind of searchKinds) {
    await putLoad(shop, dealOut(1, draw(kind, warmUpCalls)));
    for (const connections of connectionCounts) {
      const calls = draw(kind, coldCalls);
      const cold = await putLoad(shop, dealOut(connections, calls));
      const [again] = calls;
      if (!again) throw new Error(`Nothing could be asked of the kind "${kind}"`);
      const warm = await putLoad(shop, sameOnEach(connections, again), warmSeconds);
      figures.push({ kind, connections, cold, warm });
    }
  }
  return figures;
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
  "goal",
];

/** Rows of a table; `smallest` has the figures that growth is told against. */
export function searchRows(products: number, figures: SearchFigure[], smallest: SearchFigure[]): string[][] {
  return figures.map(({ kind, connections, cold, warm }, index) => {
    const first = smallest[index]?.cold.p50Ms ?? cold.p50Ms;
    const growth = cold.p50Ms / first;
    const isMet = growth <= mostGrowth && (connections > 8 || cold.p99Ms <= mostColdP99Ms);
    return [
      `${inWords.count(products)} products, ${kind}, ${connections} connections`,
      inWords.ms(cold.p50Ms),
      inWords.ms(cold.p99Ms),
      inWords.ms(warm.p50Ms),
      inWords.ms(warm.p99Ms),
      inWords.ms(cold.cpuMs),
      inWords.ms(cold.databaseCpuMs),
      `${growth.toFixed(2)} ×`,
      inWords.goal(
        isMet,
        connections > 8 ? `≤ ${mostGrowth} ×` : `≤ ${mostGrowth} ×, p99 ≤ ${mostColdP99Ms} ms`,
      ),
    ];
  });
}
