import type { ChosenLines } from "@recambia/contract/orders/withdrawals";
import { changesShownAvailability } from "../../catalogue/index.ts";
import type { Queryable } from "../../platform/database/database.ts";

type Held = { id: number; available: number; pieces: number; kit_quantities: number[] };

/**
 * Returns pieces of an order to stock. Call it once per piece, together with the change that ends the reservation.
 *
 * @param lines pieces to return or take; all of the order if missing.
 * @returns keys of products whose shown availability changes; if there are any, the caller must call `bumpRevision` last
 *   (docs/decisions/022).
 */
export async function releaseStock(
  transaction: Queryable,
  orderKey: number,
  lines: ChosenLines | null = null,
): Promise<number[]> {
  const products = await lockHeld(transaction, orderKey, lines);
  await addToStock(transaction, products, 1);
  return changedProducts(products, 1);
}

/**
 * Takes pieces of an order out of stock again: for a payment that arrives after expiry, or to replace lost pieces.
 *
 * @param lines pieces to return or take; all of the order if missing.
 * @returns null when the stock is insufficient, and takes nothing; otherwise as `releaseStock`.
 */
export async function reserveStock(
  transaction: Queryable,
  orderKey: number,
  lines: ChosenLines | null = null,
): Promise<number[] | null> {
  const products = await lockHeld(transaction, orderKey, lines);
  if (products.some(({ available, pieces }) => available < pieces)) return null;
  await addToStock(transaction, products, -1);
  return changedProducts(products, -1);
}

function changedProducts(products: readonly Held[], direction: 1 | -1): number[] {
  return products
    .filter(({ available, pieces, kit_quantities }) =>
      changesShownAvailability(available, available + direction * pieces, kit_quantities),
    )
    .map(({ id }) => id);
}

/**
 * Locks an order's products in key order and returns their stock and the pieces that lines take. A line of two kits takes
 * twice the pieces of each component.
 */
function lockHeld(transaction: Queryable, orderKey: number, lines: ChosenLines | null): Promise<Held[]> {
  return transaction.rows<Held>({
    name: "lock-held-products",
    text: `select product.id, product.available, held.pieces, array(
             select distinct quantity from kit_component where product_id = product.id
           ) as kit_quantities
           from product join (
             select piece.product_id, sum(piece.pieces / line.quantity * chosen.quantity)::integer as pieces
             from order_line_piece piece join order_line line on line.id = piece.order_line_id
             cross join lateral (
               select coalesce(sum(given.quantity), 0) as quantity
               from unnest($2::text[], $3::integer[]) as given (line_id, quantity)
               where given.line_id = line.public_id
               union all select line.quantity where $2::text[] is null
             ) chosen
             where line.order_id = $1 and chosen.quantity > 0 group by piece.product_id
           ) held on held.product_id = product.id
           order by product.id for no key update of product`,
    values: [
      orderKey,
      lines === null ? null : lines.map(({ line_id }) => line_id),
      lines === null ? null : lines.map(({ quantity }) => quantity),
    ],
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
