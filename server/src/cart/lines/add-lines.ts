import { isRefusal, type Refusal } from "../../platform/http/refusals/refusal.ts";
import { randomPublicId } from "../../platform/public-id.ts";
import { type CartGround, changeCart } from "../change-cart.ts";
import { createCart } from "../create-cart.ts";
import { keyOf } from "../read-things.ts";
import type { Caller, KnownCart } from "../storage/held-cart.ts";
import { addAllToLines, type WishOutcome } from "./add-all-to-lines.ts";
import type { Wish } from "./add-line.ts";

/**
 * Adds several products and kits in one change of the caller's cart, which is made if there is none.
 * What can't be added, in whole or in part, is told and hinders nothing else.
 *
 * @returns the cart and what came of each wish, in their order; `not_found` when the caller has left.
 */
export async function addLines(
  ground: CartGround,
  caller: Caller,
  wishes: readonly Wish[],
): Promise<{ cart: KnownCart; outcomes: WishOutcome[] } | Refusal> {
  await createCart(ground, caller);
  const numbered = wishes.map(({ vehicle, ...wish }) => ({
    ...wish,
    vehicleId: vehicle?.summary.id ?? null,
    fitVehicle: vehicle?.fitVehicle ?? null,
    lineId: randomPublicId(),
  }));
  let outcomes: WishOutcome[] = [];
  const cart = await changeCart(ground, caller, {
    wished: numbered,
    decide(lines, things) {
      const grown = addAllToLines(
        lines,
        numbered.map((wish) => ({ ...wish, thing: things.get(keyOf(wish)) })),
      );
      // Decided again when the cart or the catalogue has changed: the last one is what was written.
      outcomes = grown.outcomes;
      return grown.lines;
    },
  });
  return isRefusal(cart) ? cart : { cart, outcomes };
}
