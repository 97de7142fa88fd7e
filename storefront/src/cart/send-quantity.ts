import * as endpoints from "@recambia/contract/cart/endpoints";
import { isSuccess } from "../lib/http/http-client.ts";
import { type CartOutcome, cartFailure } from "./outcome.ts";
import { acceptAnswered, acceptCart, type CartContext, fetchCart } from "./queries.ts";

/**
 * Sets a line's quantity on the server, or removes the line with 0 (specification §7), and caches the cart of
 * the response. Refetches the cart if the line no longer exists.
 */
export async function sendQuantity(
  context: CartContext,
  lineId: string,
  quantity: number,
): Promise<CartOutcome> {
  const params = { lineId };
  const answer =
    quantity === 0
      ? await context.http.call(endpoints.removeLine, { params })
      : await context.http.call(endpoints.changeLine, { params, body: { quantity } });
  if (isSuccess(answer)) return { isDone: true, cart: acceptCart(context, answer.data.data) };
  const failure = cartFailure("The cart line could not be changed:", answer);
  if (answer.status === 404) await refetchCart(context);
  return failure;
}

/** Refetches the cart after a response that contradicts the cached one. */
async function refetchCart(context: CartContext): Promise<void> {
  const answer = await fetchCart(context);
  if (isSuccess(answer)) acceptAnswered(context, answer.data);
}
