import { readLines } from "./fit-lines.ts";
import { type ListedProduct, ownColumns, type ProductRow } from "./product-card.ts";
import type { Reading } from "./reading.ts";
import type { ShelfGround } from "./shelves.ts";

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

async function readListed(
  { database, store }: ShelfGround,
  ids: readonly number[],
): Promise<ListedProduct[]> {
  const found = new Map(ids.map((id) => [id, store.products.get(id)]));
  const missing = ids.filter((id) => !found.get(id));
  if (missing.length > 0) {
    const rows = await database.rows<ListedProduct>({
      name: "products-of-page",
      text: `select ${ownColumns} from product p where p.id = any($1::int[])`,
      values: [missing],
    });
    for (const row of rows) {
      store.products.set(row.id, row);
      found.set(row.id, row);
    }
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}
