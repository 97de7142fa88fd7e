import * as endpoints from "@recambia/contract/cart/endpoints";
import type { AddLineBody, Cart, CartLine } from "@recambia/contract/cart/schemas";
import { type ApiAnswer, type HttpClient, isSuccess, refusalOf } from "../../lib/http/http-client.ts";
import type { CartServer, Sent } from "./send-waiting.ts";

/**
 * Sends the queue's changes to the shop.
 *
 * @param accept is given each cart that the shop answers with; null when there is none.
 */
export function createCartServer(http: HttpClient, accept: (cart: Cart | null) => void): CartServer {
  async function read() {
    const answer = await http.call(endpoints.getCart);
    if (!isSuccess(answer)) return undefined;
    const cart = answer.data?.data ?? null;
    accept(cart);
    return cart;
  }

  function sentOf(answer: ApiAnswer<{ data: Cart }>): Sent {
    if (isSuccess(answer)) {
      accept(answer.data.data);
      return { is: "done", cart: answer.data.data };
    }
    const willPass = [0, 401, 419, 429].includes(answer.status) || answer.status >= 500;
    if (willPass) return { is: "unknown" };
    const refusal = refusalOf(answer);
    return { is: "refused", code: refusal?.code ?? null, message: refusal?.message ?? "" };
  }

  return {
    read,
    async add(body: AddLineBody, cart) {
      if (!cart) {
        const claimed = await http.call(endpoints.claimCart);
        if (!isSuccess(claimed)) return { is: "unknown" };
      }
      return sentOf(await http.call(endpoints.addLine, { body }));
    },
    async setQuantity({ id: lineId }: CartLine, quantity) {
      const params = { lineId };
      const answer =
        quantity === 0
          ? await http.call(endpoints.removeLine, { params })
          : await http.call(endpoints.changeLine, { params, body: { quantity } });
      if (answer.status !== 404) return sentOf(answer);
      const cart = await read();
      return cart === undefined ? { is: "unknown" } : { is: "missing", cart };
    },
  };
}
