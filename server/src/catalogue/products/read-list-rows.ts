import { createLineLookup } from "../listing/fit-index/fit-lines.ts";
import type { CatalogueContext } from "../model/catalogue-context.ts";
import type { ProductRow } from "./product-card.ts";
import { readListedProducts } from "./read-listed-products.ts";

/**
 * Reads the products of a list page in the order of `ids`, with their fit lines for a vehicle. When all products are cached
 * (decision 033), the database is queried for conditions only, if at all.
 *
 * @param variantKey the vehicle; null for no fit lines.
 */
export async function readListRows(
  { database, cache }: CatalogueContext,
  variantKey: number | null,
  ids: readonly number[],
): Promise<ProductRow[]> {
  const deps = { database, index: cache.fitIndex };
  const products = await readListedProducts(deps, ids);
  const lineOf =
    variantKey === null || products.length === 0
      ? noLine
      : await createLineLookup(deps, variantKey, products);
  return products.map((product) => ({ ...product, ...lineOf(product) }));
}

const noLine = () => ({ has_line: false, alternatives: null });
