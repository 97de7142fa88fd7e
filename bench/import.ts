import { parseArgs } from "node:util";
import { measureListsOfSize } from "./cases/cold-lists.ts";
import { measureImportEmbedded } from "./cases/import-embedded.ts";
import { measureImportOnPostgres } from "./cases/import-postgres.ts";
import { measureSearches, type SearchFigure, searchRows, searchTitles } from "./cases/searches.ts";
import type { ImportFigures } from "./harness/copied-tables.ts";
import { openDatabaseServer } from "./harness/database-server.ts";
import { peakMemoryMegabytes } from "./harness/process-figures.ts";
import { openShop } from "./harness/shop.ts";
import { describeMachine, inWords, printTable } from "./harness/table.ts";
import { inWorkshop } from "./harness/workshop.ts";

/** `npm run bench:import`: the importer beside COPY, and how lists and searches grow. See README.md. */
const { values: options } = parseArgs({
  options: {
    sizes: { type: "string", default: "10000,100000" },
    "embedded-sizes": { type: "string", default: "12000" },
  },
});
const sizesIn = (text: string) => text.split(",").filter(Boolean).map(Number);

function rowOf(engine: string, products: number, figures: ImportFigures): string[] {
  const { rows, importSeconds, copySeconds, peakMegabytes, bytes } = figures;
  return [
    `${engine}, ${inWords.count(products)} products`,
    inWords.count(rows),
    importSeconds.toFixed(1),
    inWords.count(rows / importSeconds),
    inWords.count(products / importSeconds),
    copySeconds.toFixed(1),
    inWords.share(copySeconds / importSeconds),
    peakMegabytes === null ? "–" : inWords.count(peakMegabytes),
    inWords.megabytes(bytes),
  ];
}

console.info(describeMachine());
await inWorkshop(async (workshop) => {
  const imports: string[][] = [];
  const lists: string[][] = [];
  const starts: string[][] = [];
  const searches: { products: number; figures: SearchFigure[] }[] = [];
  for (const products of sizesIn(options["embedded-sizes"])) {
    imports.push(rowOf("embedded", products, await measureImportEmbedded(workshop, products)));
  }
  const server = await openDatabaseServer(workshop);
  for (const products of sizesIn(options.sizes)) {
    const { databaseUrl, ...figures } = await measureImportOnPostgres(workshop, server, products);
    imports.push(rowOf("PostgreSQL", products, figures));
    const name = `shop_${products}`;
    const startedAt = performance.now();
    const shop = await openShop(workshop, { name, databaseUrl, databasePid: server.pid });
    const startSeconds = (performance.now() - startedAt) / 1000;
    const memoryAtStart = peakMemoryMegabytes(shop.pid);
    lists.push(...(await measureListsOfSize(shop, products)));
    searches.push({ products, figures: await measureSearches(shop) });
    starts.push([
      `${inWords.count(products)} products`,
      startSeconds.toFixed(1),
      ...[memoryAtStart, peakMemoryMegabytes(shop.pid)].map((peak) =>
        peak === null ? "–" : inWords.count(peak),
      ),
    ]);
    await shop.stop();
  }
  console.info("\nImports");
  printTable(
    ["", "rows", "seconds", "rows/s", "products/s", "COPY s", "speed of COPY", "peak MB", "database MB"],
    imports,
  );
  console.info("\nLists, searches and suggestions by size; growth of the cold median against the smallest");
  const smallest = searches[0]?.figures ?? [];
  printTable(
    searchTitles,
    searches.flatMap(({ products, figures }) => searchRows(products, figures, smallest)),
  );
  console.info("\nThe server's start, and the most memory it has held");
  printTable(["", "seconds", "MB once open", "MB after all lists"], starts);
  console.info("\nCold lists by size, 8 connections");
  printTable(["", "lists", "req/s", "p50 ms", "p99 ms", "CPU ms", "database CPU ms"], lists);
});
