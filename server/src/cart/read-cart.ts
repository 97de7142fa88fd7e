import type { Queryable } from "../platform/database/database.ts";
import {
  type Caller,
  type CartRow,
  type CartRows,
  callerValues,
  lineColumns,
  lineTables,
} from "./cart-rows.ts";

/** The caller's cart (specification §7); null when the visitor has none. Prices and stock are current. */
export async function readCart(database: Queryable, caller: Caller): Promise<CartRows | null> {
  const [first, ...others] = await database.rows<CartRow>({
    name: "read-cart",
    text: `
      select cart.public_id as cart_id, cart.version, ${lineColumns}
      from cart left join cart_line held on held.cart_id = cart.id ${lineTables}
      where cart.visitor_hash = $1
      order by held.id`,
    values: callerValues(caller),
  });
  return first ? [first, ...others] : null;
}
