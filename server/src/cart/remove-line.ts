import type { Database } from "../platform/database/database.ts";
import type { Refusal } from "../platform/http/refusal.ts";
import { type Caller, type CartRows, callerValues } from "./cart-rows.ts";
import { type ChangeRow, changeCart, changedCart, ownCart, touchedCart } from "./change-cart.ts";

/**
 * Takes a line out of the caller's own cart (specification §7).
 *
 * @returns the changed cart; `not_found` for a line that is not the caller's, or no longer there.
 */
export async function removeLine(
  database: Database,
  caller: Caller,
  lineId: string,
): Promise<CartRows | Refusal> {
  const change = await changeCart<ChangeRow<never>>(database, caller, {
    name: "remove-line",
    text: removalText,
    values: [...callerValues(caller), lineId],
  });
  return change.cart ?? { refused: "not_found" };
}

const removalText = `
  with ${ownCart},
  verdict as (select 'granted' as verdict from line where public_id = $3),
  ${touchedCart},
  removed as (
    delete from cart_line using touched
    where cart_line.cart_id = touched.id and cart_line.public_id = $3
    returning cart_line.id
  ),
  held as (select * from line where public_id <> $3)
  ${changedCart}`;
