import { type ImportReport, importFeed } from "../catalogue/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database/database.ts";
import { onlyRow } from "../platform/database/database.ts";

/**
 * Whether no catalogue has been loaded to its end yet: tallies are the last that an import writes,
 * so one that was broken off does not count, and loading again completes it.
 */
export async function needsCatalogue(database: Database): Promise<boolean> {
  const row = await onlyRow<{ needs_catalogue: boolean }>(database, {
    text: "select not exists (select from product_tally) as needs_catalogue",
  });
  return row.needs_catalogue;
}

/**
 * Fills an empty shop with the demo catalogue, through the importer that a shop owner uses.
 *
 * @param options.products how many, up to 1,000,000.
 * @param options.onProgress hears the share that is done, 0–1.
 * @throws when the demo has a line that the importer refuses: one of the two is wrong.
 */
export async function loadDemo(
  database: Database,
  options: { products: number; clock: Clock; onProgress?: (share: number) => void },
): Promise<ImportReport> {
  const { defaultSeed, planDemo } = await import("@recambia/demo");
  const today = options.clock.now();
  const demo = await planDemo({ products: options.products, seed: defaultSeed, today });
  const report = await importFeed(database, demo.lines(), {
    clock: options.clock,
    onProgress: ({ read }) => options.onProgress?.(Math.min(1, read / demo.lineCount)),
  });
  const [first] = report.refused;
  if (first) throw new Error(`The demo catalogue has a bad line ${first.line}: ${first.reasons.join("; ")}`);
  return report;
}
