import { isRefusal, type Refusal } from "../../platform/http/refusals/refusal.ts";
import { randomPublicId } from "../../platform/public-id.ts";
import { type CartDeps, changeCart } from "../change-cart.ts";
import { createCart } from "../create-cart.ts";
import { nameOf } from "../read-purchasables.ts";
import type { Caller, ResolvedCart } from "../storage/stored-cart.ts";
import { addAllToLines, type LineOutcome } from "./add-all-to-lines.ts";
import type { LineInput } from "./add-line.ts";

/**
 * Adds several products and kits in one change of the caller's cart, which is created if there is none. An input that cannot
 * be added in full does not affect the others.
 *
 * @returns the cart and the outcome of each input, in order; `not_found` if the caller's cart has been removed meanwhile.
 */
export async function addLines(
  deps: CartDeps,
  caller: Caller,
  inputs: readonly LineInput[],
): Promise<{ cart: ResolvedCart; outcomes: LineOutcome[] } | Refusal> {
  await createCart(deps, caller);
  const numbered = inputs.map(({ vehicle, ...input }) => ({
    ...input,
    vehicleId: vehicle?.summary.id ?? null,
    lineId: randomPublicId(),
  }));
  let outcomes: LineOutcome[] = [];
  const cart = await changeCart(deps, caller, {
    added: numbered,
    decide(lines, purchasables) {
      const grown = addAllToLines(
        lines,
        numbered.map((input) => ({ ...input, purchasable: purchasables.get(nameOf(input)) })),
      );
      // Runs again after a conflict; the last run is the one that was written.
      outcomes = grown.outcomes;
      return grown.lines;
    },
  });
  return isRefusal(cart) ? cart : { cart, outcomes };
}
