import { parseArgs } from "node:util";
import { type Filled, measureBySize } from "./cases/by-size.ts";
import { measureImportEmbedded } from "./cases/import-embedded.ts";
import { measureImportOnPostgres } from "./cases/import-postgres.ts";
import { measureOrdersDuringImport } from "./cases/orders-during-import.ts";
import type { ImportFigures } from "./harness/copied-tables.ts";
import { openDatabaseServer } from "./harness/database-server.ts";
import { describeMachine, inWords, printTable } from "./harness/table.ts";
import { inWorkspace } from "./harness/workspace.ts";

/** `npm run bench:import`: the importer beside COPY, how lists and searches grow, and how long orders wait for an import. See README.md. */
const { values: options } = parseArgs({
  options: {
    sizes: { type: "string", default: "10000,100000" },
    "embedded-sizes": { type: "string", default: "12000" },
    rounds: { type: "string", default: "3" },
  },
});
const sizesIn = (text: string) => text.split(",").filter(Boolean).map(Number);

function rowOf(engine: string, products: number, figures: ImportFigures): string[] {
  const { rows, importSeconds, againSeconds, copySeconds, peakMegabytes, bytes } = figures;
  return [
    `${engine}, ${inWords.count(products)} products`,
    inWords.count(rows),
    importSeconds.toFixed(1),
    inWords.count(rows / importSeconds),
    inWords.count(products / importSeconds),
    againSeconds.toFixed(1),
    copySeconds.toFixed(1),
    inWords.share(copySeconds / importSeconds),
    peakMegabytes === null ? "–" : inWords.count(peakMegabytes),
    inWords.megabytes(bytes),
  ];
}

console.info(describeMachine());
await inWorkspace(async (workspace) => {
  const imports: string[][] = [];
  const filled: Filled[] = [];
  for (const products of sizesIn(options["embedded-sizes"])) {
    imports.push(rowOf("embedded", products, await measureImportEmbedded(workspace, products)));
  }
  const server = await openDatabaseServer(workspace);
  for (const products of sizesIn(options.sizes)) {
    const { databaseUrl, ...figures } = await measureImportOnPostgres(workspace, server, products);
    imports.push(rowOf("PostgreSQL", products, figures));
    filled.push({ products, databaseUrl });
  }
  console.info("\nImports");
  printTable(
    [
      "",
      "rows",
      "seconds",
      "rows/s",
      "products/s",
      "again s",
      "COPY s",
      "speed of COPY",
      "peak MB",
      "database MB",
    ],
    imports,
  );
  const rounds = Number(options.rounds);
  await measureBySize(workspace, filled, { rounds, databasePid: server.pid });
  const [smallest] = filled;
  if (smallest) await measureOrdersDuringImport(workspace, smallest, server.pid);
});
