import { readLines } from "../listing/fit-index/fit-lines.ts";
import type { Reading } from "../model/reading.ts";
import { readListed } from "./listed-products.ts";
import type { ProductRow } from "./product-card.ts";

/**
 * The products of a page in the order of their keys, with their lines for a vehicle. Products that a
 * page has lately shown are kept (decision 033): then the database is asked at most for conditions.
 *
 * @param variantKey the vehicle; null: no lines.
 */
export async function readPage(
  { database, definitions }: Reading,
  variantKey: number | null,
  ids: readonly number[],
): Promise<ProductRow[]> {
  const ground = { database, store: definitions.shelves };
  const products = await readListed(ground, ids);
  const lineOf =
    variantKey === null || products.length === 0 ? noLine : await readLines(ground, variantKey, products);
  return products.map((product) => ({ ...product, ...lineOf(product) }));
}

const noLine = () => ({ has_line: false, alternatives: null });
