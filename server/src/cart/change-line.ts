import type { Database } from "../platform/database/database.ts";
import type { Refusal } from "../platform/http/refusal.ts";
import { type Caller, type CartRows, callerValues, sellablePieces } from "./cart-rows.ts";
import {
  type ChangeRow,
  changeCart,
  changedCart,
  ownCart,
  piecesInCart,
  touchedCart,
} from "./change-cart.ts";

type ChangeLineRow = ChangeRow<"out_of_stock"> & {
  /** Most that the line could hold. */
  capacity: number;
};

/**
 * Sets the quantity of a line of the caller's own cart (specification §7). Fewer is always granted,
 * even when the stock has fallen below that too: the cart never gets worse by it.
 *
 * @returns the changed cart; `not_found` for a line that is not the caller's; `out_of_stock` with
 *   the most that the line could hold.
 */
export async function changeLine(
  database: Database,
  caller: Caller,
  lineId: string,
  quantity: number,
): Promise<CartRows | Refusal> {
  const change = await changeCart<ChangeLineRow>(database, caller, {
    name: "change-line",
    text: changeText,
    values: [...callerValues(caller), lineId, quantity],
  });
  if (change.cart) return change.cart;
  if (change.refusedBy?.verdict !== "out_of_stock") return { refused: "not_found" };
  return { refused: "out_of_stock", values: { available: change.refusedBy.capacity } };
}

/** `wish`: the line to change and how many more the stock allows; the scarcest part decides. */
const wishedChange = `
  wish as (
    select own.quantity, coalesce(room.units, 0) as room
    from line own
    cross join lateral (
      select min(floor((${sellablePieces} - ${piecesInCart})::float8 / part.per_unit))::integer as units
      from (
        select own.product_id, 1 as per_unit
        union all
        select product_id, quantity from kit_component where kit_id = own.kit_id
      ) part
      join product on product.id = part.product_id
    ) room
    where own.public_id = $3
  )`;

const changeText = `
  with ${ownCart}, ${wishedChange},
  verdict as (
    select case when $4::integer > quantity + greatest(room, 0) then 'out_of_stock' else 'granted' end as verdict,
      greatest(quantity + room, 0) as capacity
    from wish
  ),
  ${touchedCart},
  changed as (
    update cart_line set quantity = $4::integer
    from touched where cart_line.cart_id = touched.id and cart_line.public_id = $3
    returning cart_line.*
  ),
  held as (
    select * from line where public_id <> $3
    union all
    select * from changed
  )
  ${changedCart}`;
