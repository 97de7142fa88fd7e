import { peakMemoryMegabytes } from "../harness/process-figures.ts";
import { medianLoad } from "../harness/rounds.ts";
import { type OpenShop, openShop } from "../harness/shop.ts";
import { median } from "../harness/statistics.ts";
import { inWords, printTable } from "../harness/table.ts";
import type { Workspace } from "../harness/workspace.ts";
import { type ListFigures, listRows, listTitles, measureListsOfSize } from "./cold-lists.ts";
import { openSearches, type SearchFigure, searchCases, searchRows, searchTitles } from "./searches.ts";

/** A filled database. */
export type Filled = { products: number; databaseUrl: string };

type Figures = {
  startSeconds: number;
  /** Null where the system does not report it. */
  megabytesOpen: number | null;
  megabytesAfter: number | null;
  lists: ListFigures;
  searches: SearchFigure[];
};

/**
 * Measures how response times grow with the catalogue. All sizes answer each request in turns within seconds, so that other
 * load on the machine affects them equally; each round starts new servers. Figures are medians over the rounds; growth is
 * the median of each round's growth.
 *
 * @param databasePid process of the server of the databases.
 */
export async function measureBySize(
  workspace: Workspace,
  sizes: Filled[],
  { rounds, databasePid }: { rounds: number; databasePid: number },
): Promise<void> {
  const measured: { products: number; rounds: Figures[] }[] = sizes.map(({ products }) => ({
    products,
    rounds: [],
  }));
  for (let round = 0; round < rounds; round++) {
    const figures = await measureRound(workspace, sizes, { round, databasePid });
    for (const [place, { rounds: all }] of measured.entries()) all.push(...figures.slice(place, place + 1));
  }
  const bySize = measured.map(({ products, rounds: all }) => ({ products, figures: middleOf(all) }));
  console.info(
    `\nLists, searches and suggestions by size, median of ${rounds} rounds; growth of the medians against the smallest`,
  );
  printTable(
    searchTitles,
    bySize.flatMap(({ products, figures }) => searchRows(products, figures.searches)),
  );
  console.info("\nThe server's start, and the most memory it has held");
  printTable(["", "seconds", "MB once open", "MB after all lists"], bySize.map(startRow));
  console.info("\nCold lists by size, 8 connections");
  printTable(
    listTitles,
    bySize.flatMap(({ products, figures }) => listRows(products, figures.lists)),
  );
}

/** The figures of all sizes, in their order. */
async function measureRound(
  workspace: Workspace,
  sizes: Filled[],
  { round, databasePid }: { round: number; databasePid: number },
): Promise<Figures[]> {
  const shops: { shop: OpenShop; figures: Figures }[] = [];
  for (const { products, databaseUrl } of sizes) {
    const startedAt = performance.now();
    const shop = await openShop(workspace, { name: `shop_${products}_${round}`, databaseUrl, databasePid });
    const startSeconds = (performance.now() - startedAt) / 1000;
    const megabytesOpen = peakMemoryMegabytes(shop.pid);
    const lists = await measureListsOfSize(shop);
    shops.push({ shop, figures: { startSeconds, megabytesOpen, megabytesAfter: null, lists, searches: [] } });
  }
  const ask = await openSearches(shops.map(({ shop }) => shop));
  for (const asked of searchCases) {
    const figures = await ask(asked);
    for (const [place, { figures: own }] of shops.entries()) {
      own.searches.push(...figures.slice(place, place + 1));
    }
  }
  for (const { shop, figures } of shops) {
    figures.megabytesAfter = peakMemoryMegabytes(shop.pid);
    await shop.stop();
  }
  return shops.map(({ figures }) => figures);
}

function middleOf(rounds: Figures[]): Figures {
  const [first] = rounds;
  if (!first) throw new Error("Nothing was measured");
  const known = (values: (number | null)[]) => values.filter((value) => value !== null);
  return {
    startSeconds: median(rounds.map(({ startSeconds }) => startSeconds)),
    megabytesOpen:
      first.megabytesOpen === null ? null : median(known(rounds.map((one) => one.megabytesOpen))),
    megabytesAfter:
      first.megabytesAfter === null ? null : median(known(rounds.map((one) => one.megabytesAfter))),
    lists: {
      usual: medianLoad(rounds.map(({ lists }) => lists.usual)),
      mixed: medianLoad(rounds.map(({ lists }) => lists.mixed)),
    },
    searches: first.searches.map(({ kind, connections }, place) => {
      const same = rounds.flatMap(({ searches }) => searches.slice(place, place + 1));
      return {
        kind,
        connections,
        cold: medianLoad(same.map(({ cold }) => cold)),
        warm: medianLoad(same.map(({ warm }) => warm)),
        changed: medianLoad(same.map(({ changed }) => changed)),
        growth: {
          cold: median(same.map(({ growth }) => growth.cold)),
          changed: median(same.map(({ growth }) => growth.changed)),
        },
      };
    }),
  };
}

function startRow({ products, figures }: { products: number; figures: Figures }): string[] {
  const megabytes = (peak: number | null) => (peak === null ? "–" : inWords.count(peak));
  return [
    `${inWords.count(products)} products`,
    figures.startSeconds.toFixed(1),
    megabytes(figures.megabytesOpen),
    megabytes(figures.megabytesAfter),
  ];
}
