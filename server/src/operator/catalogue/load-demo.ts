import { type ImportReport, importFeed } from "../../catalogue/index.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { onlyRow } from "../../platform/database/database.ts";

/**
 * Whether the shop is empty, or a demo catalogue has not been loaded completely: tallies are written last. A shop with other
 * brands than the demo's has an owner's catalogue, of which nothing may be on sale yet, or any more.
 */
export async function needsCatalogue(database: Database): Promise<boolean> {
  const { is_on_sale, brands } = await onlyRow<{ is_on_sale: boolean; brands: string[] }>(database, {
    text: "select exists (select from product_tally) as is_on_sale, array(select slug from brand) as brands",
  });
  if (is_on_sale || brands.length === 0) return !is_on_sale;
  const { demoBrands } = await import("@recambia/demo");
  return brands.every((slug) => demoBrands.has(slug));
}

/**
 * Imports the demo catalogue into an empty shop.
 *
 * @param options.products number of products, up to 1,000,000.
 * @param options.onProgress receives the progress, 0–1.
 * @throws when the importer refuses a line of the demo, which is a bug in either.
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
