import type { Refusal } from "../../platform/http/refusals/refusal.ts";
import { type CartDeps, changeCart } from "../change-cart.ts";
import type { Caller, ResolvedCart } from "../storage/stored-cart.ts";
import { type LineChange, setLine } from "./line-rules.ts";

/**
 * Sets the quantity of a line in the caller's cart, and its fit confirmation (specification §7).
 *
 * @returns the changed cart; or a refusal of `setLine`.
 */
export async function changeLine(
  deps: CartDeps,
  caller: Caller,
  lineId: string,
  input: LineChange,
): Promise<ResolvedCart | Refusal> {
  return changeCart(deps, caller, { decide: (lines) => setLine(lines, lineId, input) });
}
