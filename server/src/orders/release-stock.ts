import { isToldDifferently } from "../catalogue/index.ts";
import type { Queryable } from "../platform/database/database.ts";

type Held = { id: number; available: number; pieces: number; kit_quantities: number[] };

/**
 * Puts the pieces that an order holds back on sale. Call it once, with the change of state that ends
 * the order.
 *
 * @returns keys of the products whose stock the catalogue tells differently from now on: if there are any, the
 *   caller's last statement is `bumpRevision` (docs/decisions/022).
 */
export async function releaseStock(transaction: Queryable, orderKey: number): Promise<number[]> {
  const products = await lockHeld(transaction, orderKey);
  await addToStock(transaction, products, 1);
  return toldDifferently(products, 1);
}

/**
 * Takes the pieces of an order out of stock again, when a payment arrives for one that has ended.
 *
 * @returns null when there are too few of any: nothing is taken then; else as `releaseStock`.
 */
export async function reserveStock(transaction: Queryable, orderKey: number): Promise<number[] | null> {
  const products = await lockHeld(transaction, orderKey);
  if (products.some(({ available, pieces }) => available < pieces)) return null;
  await addToStock(transaction, products, -1);
  return toldDifferently(products, -1);
}

function toldDifferently(products: readonly Held[], direction: 1 | -1): number[] {
  return products
    .filter(({ available, pieces, kit_quantities }) =>
      isToldDifferently(available, available + direction * pieces, kit_quantities),
    )
    .map(({ id }) => id);
}

/** The products of an order with their stock, locked in the order of their keys as everybody does. */
function lockHeld(transaction: Queryable, orderKey: number): Promise<Held[]> {
  return transaction.rows<Held>({
    name: "lock-held-products",
    text: `select product.id, product.available, held.pieces, array(
             select distinct quantity from kit_component where product_id = product.id
           ) as kit_quantities
           from product join (
             select piece.product_id, sum(piece.pieces)::integer as pieces
             from order_line_piece piece join order_line line on line.id = piece.order_line_id
             where line.order_id = $1 group by piece.product_id
           ) held on held.product_id = product.id
           order by product.id for no key update of product`,
    values: [orderKey],
  });
}

async function addToStock(
  transaction: Queryable,
  products: readonly Held[],
  direction: 1 | -1,
): Promise<void> {
  await transaction.rows({
    name: "add-to-stock",
    text: `update product set available = available + change.pieces
           from unnest($1::integer[], $2::integer[]) as change (id, pieces) where product.id = change.id`,
    values: [products.map(({ id }) => id), products.map(({ pieces }) => direction * pieces)],
  });
}
