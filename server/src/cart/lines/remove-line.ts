import type { Refusal } from "../../platform/http/refusals/refusal.ts";
import { type CartDeps, changeCart } from "../change-cart.ts";
import type { Caller, ResolvedCart } from "../storage/stored-cart.ts";
import { withoutLine } from "./line-rules.ts";

/**
 * Removes a line from the caller's cart (specification §7).
 *
 * @returns the changed cart; `not_found` if the caller's cart has no such line.
 */
export async function removeLine(
  deps: CartDeps,
  caller: Caller,
  lineId: string,
): Promise<ResolvedCart | Refusal> {
  return changeCart(deps, caller, { decide: (lines) => withoutLine(lines, lineId) });
}
