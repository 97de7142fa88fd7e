import type { Refusal } from "../../platform/http/refusals/refusal.ts";
import { type CartGround, changeCart } from "../change-cart.ts";
import type { Caller, KnownCart } from "../storage/held-cart.ts";
import { withoutLine } from "./line-rules.ts";

/**
 * Takes a line out of the caller's own cart (specification §7).
 *
 * @returns the changed cart; `not_found` for a line that is not the caller's, or no longer there.
 */
export async function removeLine(
  ground: CartGround,
  caller: Caller,
  lineId: string,
): Promise<KnownCart | Refusal> {
  return changeCart(ground, caller, { decide: (lines) => withoutLine(lines, lineId) });
}
