import * as endpoints from "@recambia/contract/cart/endpoints";
import type { AddLineBody, Cart } from "@recambia/contract/cart/schemas";
import { type ApiAnswer, isSuccess, refusalOf } from "../../lib/http/http-client.ts";
import { type CartFailure, cartFailure } from "../outcome.ts";
import { acceptAnswered, acceptCart, type CartContext, cachedCart, fetchCart, findLine } from "../queries.ts";

/** Success: the cart, its line, and the line's previous quantity. */
export type AddOutcome = { isDone: true; cart: Cart; lineId: string; quantityBefore: number } | CartFailure;

/**
 * Adds a product or kit: checks whether a cart exists, creates one if not, then adds the line (specification
 * §4). A cached cart counts as checked; if the server has dropped it since, the cart is created again, once.
 */
export async function addToCart(context: CartContext, body: AddLineBody): Promise<AddOutcome> {
  const before = cachedCart(context) ?? (await existingCart(context));
  if (!isUsable(before)) return before;
  let answer = await context.http.call(endpoints.addLine, { body });
  if (isCartGone(answer)) {
    const creation = await createCart(context);
    if (creation) return creation;
    answer = await context.http.call(endpoints.addLine, { body });
  }
  if (!isSuccess(answer)) return cartFailure("The product could not be added to the cart:", answer);
  const vehicleId = body.vehicle_id ?? null;
  const answered = answer.data.data;
  const line = findLine(answered, body.purchasable_public_id, vehicleId);
  const cart = acceptCart(context, answered);
  const held = findLine(before, body.purchasable_public_id, vehicleId);
  return { isDone: true, cart, lineId: line?.id ?? "", quantityBefore: held?.quantity ?? 0 };
}

/** Returns the server's cart, null after creating one, or a failure. */
async function existingCart(context: CartContext): Promise<Cart | null | CartFailure> {
  const answer = await fetchCart(context);
  if (isSuccess(answer)) return acceptAnswered(context, answer.data) ?? createCart(context);
  return cartFailure("The cart could not be checked:", answer);
}

async function createCart({ http }: CartContext): Promise<CartFailure | null> {
  const answer = await http.call(endpoints.claimCart);
  return answer.status === 200 ? null : cartFailure("The cart could not be created:", answer);
}

function isUsable(cart: Cart | null | CartFailure): cart is Cart | null {
  return cart === null || !("isDone" in cart);
}

/** Whether a 404 concerns the cart itself: one about the product names the field. */
function isCartGone(answer: ApiAnswer<unknown>): boolean {
  return answer.status === 404 && refusalOf(answer)?.errors === undefined;
}
