import type { Cart } from "@recambia/contract/cart";
import type { Database } from "../platform/database/database.ts";
import type { Refusal } from "../platform/http/refusal.ts";
import { type Caller, callerValues, sellablePieces } from "./cart-rows.ts";
import {
  type ChangeRow,
  changeCart,
  changedCart,
  ownCart,
  piecesInCart,
  touchedCart,
} from "./change-cart.ts";

type ChangeLineRow = ChangeRow<"unknown_line" | "out_of_stock"> & {
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
): Promise<Cart | Refusal> {
  const change = await changeCart<ChangeLineRow>(database, caller, {
    name: "change-line",
    text: changeText,
    values: [...callerValues(caller), lineId, quantity],
  });
  if (change.cart) return change.cart;
  if (change.refusedBy?.verdict !== "out_of_stock") return { refused: "not_found" };
  return { refused: "out_of_stock", values: { available: change.refusedBy.capacity } };
}

/** How many more of what the line holds the stock allows: the scarcest part decides. */
const room = `
  room as (
    select min(floor((${sellablePieces("product")} - ${piecesInCart("product.id")})::float8 / part.per_unit))::integer as room
    from line
    cross join lateral (
      select line.product_id, 1 as per_unit where line.product_id is not null
      union all
      select product_id, quantity from kit_component where kit_id = line.kit_id
    ) part
    join product on product.id = part.product_id
  )`;

const changeText = `
  with ${ownCart},
  line as (
    select cart_line.* from mine join cart_line on cart_line.cart_id = mine.id where cart_line.public_id = $4
  ),
  ${room},
  verdict as (
    select case
        when line.id is null then 'unknown_line'
        when $5::integer > line.quantity and $5::integer - line.quantity > coalesce(room.room, 0)
          then 'out_of_stock'
      end as verdict,
      greatest(line.quantity + coalesce(room.room, 0), 0) as capacity
    from room left join line on true
  ),
  ${touchedCart},
  changed as (
    update cart_line set quantity = $5::integer
    from touched, line where cart_line.id = line.id
    returning cart_line.*
  ),
  held as (
    select cart_line.* from mine join cart_line on cart_line.cart_id = mine.id
    where not exists (select from changed where changed.id = cart_line.id)
    union all
    select * from changed
  )
  ${changedCart}`;
