import * as endpoints from "@recambia/contract/cart/endpoints";
import type { CartLine } from "@recambia/contract/cart/schemas";
import { isSuccess } from "../../lib/http/http-client.ts";
import { type CartOutcome, cartFailure } from "../outcome.ts";
import { acceptCart, type CartContext } from "../queries.ts";

/** Records on the server that the shopper has confirmed a line's fit. */
export async function confirmFit(
  context: CartContext,
  { id, quantity }: Pick<CartLine, "id" | "quantity">,
): Promise<CartOutcome> {
  const answer = await context.http.call(endpoints.changeLine, {
    params: { lineId: id },
    body: {
      quantity,
      fit_confirmed: true,
    },
  });
  if (isSuccess(answer)) return { isDone: true, cart: acceptCart(context, answer.data.data) };
  return cartFailure("The fit of a cart line could not be confirmed:", answer);
}
