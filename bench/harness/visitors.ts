import { CsrfResponse } from "@recambia/contract/session/schemas";
import { Value } from "typebox/value";
import type { Call } from "./load.ts";
import type { OpenShop } from "./shop.ts";

type Headers = Record<string, string>;

/** Opens carts for `count` new visitors; returns the headers of each visitor's calls. */
export async function openCarts({ origin }: OpenShop, count: number): Promise<Headers[]> {
  const visitors: Headers[] = [];
  let left = count;
  async function work() {
    while (left > 0) {
      left -= 1;
      visitors.push(await openCart(origin));
    }
  }
  await Promise.all(Array.from({ length: 16 }, work));
  return visitors;
}

async function openCart(origin: string): Promise<Headers> {
  const answer = await fetch(`${origin}/sanctum/csrf-cookie`);
  const body: unknown = await answer.json();
  if (!Value.Check(CsrfResponse, body)) throw new Error("The shop gave no token");
  const headers = {
    cookie: answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(";")[0])
      .join("; "),
    "x-csrf-token": body.csrf_token,
    "accept-language": "es_ES",
  };
  const cart = await fetch(`${origin}/spa/cart`, { method: "POST", headers });
  await cart.body?.cancel();
  if (cart.status !== 200) throw new Error(`No cart could be made: ${cart.status}`);
  return headers;
}

/** Each visitor adds each product once, for a vehicle. */
export function additions(visitors: Headers[], productIds: string[], vehicle: string): Call[] {
  return visitors.flatMap((headers) =>
    productIds.map((id) => ({
      method: "POST" as const,
      path: "/spa/cart/lines",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify({ purchasable_public_id: id, quantity: 1, vehicle_id: vehicle }),
    })),
  );
}
