import { changesShownAvailability } from "../../catalogue/index.ts";
import type { Queryable } from "../../platform/database/database.ts";
import type { DraftLine } from "../quotes/draft-lines.ts";

type StockRow = { id: number; available: number; kit_quantities: number[] };

/**
 * Takes an order's pieces out of stock, all or none. Locks the products in key order, to avoid deadlocks.
 *
 * @returns keys of products whose shown availability changes; if there are any, the caller must call `bumpRevision` last
 *   (docs/decisions/022). Null if the stock is insufficient.
 */
export async function takeStock(
  transaction: Queryable,
  lines: readonly Pick<DraftLine, "pieces">[],
): Promise<number[] | null> {
  const pieces = sumPieces(lines);
  const products = await transaction.rows<StockRow>({
    name: "lock-stock",
    text: `select id, available, array(
             select distinct quantity from kit_component where product_id = product.id
           ) as kit_quantities
           from product where id = any($1::integer[]) order by id for no key update`,
    values: [[...pieces.keys()]],
  });
  const takes = products.map((product) => ({
    ...product,
    after: product.available - (pieces.get(product.id) ?? 0),
  }));
  if (takes.some(({ after }) => after < 0)) return null;
  await transaction.rows({
    name: "take-stock",
    text: `update product set available = available - taken.pieces
           from unnest($1::integer[], $2::integer[]) taken (id, pieces)
           where product.id = taken.id and available >= taken.pieces`,
    values: [[...pieces.keys()], [...pieces.values()]],
  });
  return takes
    .filter(({ available, after, kit_quantities }) =>
      changesShownAvailability(available, after, kit_quantities),
    )
    .map(({ id }) => id);
}

function sumPieces(lines: readonly Pick<DraftLine, "pieces">[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { productKey, pieces } of lines.flatMap((line) => line.pieces)) {
    sums.set(productKey, (sums.get(productKey) ?? 0) + pieces);
  }
  return sums;
}
