import { onlyRow } from "../../platform/database/database.ts";
import { createLineLookup } from "../listing/fit-index/fit-lines.ts";
import type { CatalogueReader, FitLines } from "../model/catalogue-cache.ts";
import { type ListedProduct, listedColumns, type ProductRow } from "./product-card.ts";

/**
 * Reads the products of a list page in the order of `ids`, with their fit lines for a vehicle. When all products are cached,
 * the database is queried for conditions only, if at all.
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

/**
 * Returns products in the order of `ids`; missing ones are left out. Uncached products are read as one JSON value, which
 * takes less time to receive than rows of many columns.
 */
async function readListedProducts(
  { database, cache }: CatalogueReader,
  ids: readonly number[],
): Promise<ListedProduct[]> {
  const found = new Map(ids.map((id) => [id, cache.products.get(id)]));
  const missing = ids.filter((id) => !found.get(id));
  if (missing.length > 0) {
    const { products } = await onlyRow<{ products: ListedProduct[] }>(database, {
      name: "listed-products",
      isLookup: true,
      text: `select coalesce(json_agg(listed), '[]') as products
             from (select ${listedColumns} from product p where p.id = any($1::int[])) listed`,
      values: [missing],
    });
    for (const product of products) {
      cache.products.set(product.id, product);
      found.set(product.id, product);
    }
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}
