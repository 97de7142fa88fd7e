import type { Cart } from "@recambia/contract/cart/schemas";
import { isSuccess } from "../lib/http/http-client.ts";
import { type CartOutcome, cartFailure } from "./outcome.ts";
import { acceptCart, type CartContext, clearCart, fetchCart } from "./queries.ts";

/**
 * Sets a line's quantity on the server, or removes the line with 0 (specification §7), and keeps the
 * cart that it answers. A line that is no longer there brings the cart as it is now.
 */
export async function sendQuantity(
  context: CartContext,
  lineId: string,
  quantity: number,
): Promise<CartOutcome> {
  const path = `/spa/cart/lines/${lineId}`;
  const answer =
    quantity === 0
      ? await context.http.delete<{ data: Cart }>(path)
      : await context.http.put<{ data: Cart }>(path, { quantity });
  if (isSuccess(answer)) return { isDone: true, cart: acceptCart(context, answer.data.data) };
  const failure = cartFailure("The cart line could not be changed:", answer);
  if (answer.status === 404) await refetchCart(context);
  return failure;
}

/** Asks for the cart as it is, after an answer that says it is not as this page believed. */
async function refetchCart(context: CartContext): Promise<Cart | null> {
  const answer = await fetchCart(context);
  if (answer.status === 200) return acceptCart(context, answer.data.data);
  if (answer.status === 404) clearCart(context);
  return null;
}
