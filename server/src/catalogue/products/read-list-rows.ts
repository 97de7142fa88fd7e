import { createLineLookup } from "../listing/fit-index/fit-lines.ts";
import type { CatalogueReader, FitLines } from "../model/catalogue-cache.ts";
import type { ProductRow } from "./product-card.ts";
import { readListedProducts } from "./read-listed-products.ts";

/**
 * Reads the products of a list page in the order of `ids`, with their fit lines for a vehicle. When all products are cached
 * (decision 033), the database is queried for conditions only, if at all.
 *
 * @param lines of the vehicle; null for none.
 */
export async function readListRows(
  reader: CatalogueReader,
  lines: FitLines | null,
  ids: readonly number[],
): Promise<ProductRow[]> {
  const products = await readListedProducts(reader, ids);
  const lineOf = lines ? await createLineLookup(reader, lines, products) : noLine;
  return products.map((product) => ({ ...product, ...lineOf(product) }));
}

const noLine = () => ({ has_line: false, alternatives: null });
