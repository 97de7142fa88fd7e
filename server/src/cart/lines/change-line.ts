import type { Refusal } from "../../platform/http/refusals/refusal.ts";
import { type CartGround, changeCart } from "../change-cart.ts";
import type { Caller, KnownCart } from "../storage/held-cart.ts";
import { type LineWish, setLine } from "./line-rules.ts";

/**
 * Sets the quantity of a line of the caller's own cart (specification §7), and that its fit has been
 * confirmed. Fewer is always granted,
 * even when the stock has fallen below that too: the cart never gets worse by it.
 *
 * @returns the changed cart; `not_found` for a line that is not the caller's; `out_of_stock` with
 *   the most that the line could hold.
 */
export async function changeLine(
  ground: CartGround,
  caller: Caller,
  lineId: string,
  wish: LineWish,
): Promise<KnownCart | Refusal> {
  return changeCart(ground, caller, { decide: (lines) => setLine(lines, lineId, wish) });
}
