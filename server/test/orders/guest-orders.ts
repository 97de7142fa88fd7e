import type { Order } from "@recambia/contract/orders/schemas";
import { orderKey } from "../../src/orders/guests/order-key.ts";
import { onlyRow } from "../../src/platform/database/database.ts";
import { makeProduct } from "../catalogue/factories.ts";
import type { Answer, TestShop, Visitor } from "../shop/test-shop.ts";
import { guestBuyer, guestWish, placeNow } from "./checkout.ts";
import type { MadeOrder } from "./made-order.ts";
import { makeOrder } from "./orders.ts";

/** A visitor who has placed an order without an account in this browser. */
export async function placedAsGuest(
  shop: TestShop,
  email?: string,
): Promise<{ visitor: Visitor; order: Order; email: string }> {
  const visitor = await guestBuyer(shop, [{ thing: await makeProduct(shop.database) }]);
  const wish = guestWish(email);
  return { visitor, order: await placeNow(visitor, wish), email: wish.guest.email };
}

/** Opens the link of the mails about an order in a browser. */
export function openLink(shop: TestShop, visitor: Visitor, orderId: string): Promise<Answer> {
  return visitor.post(`/spa/orders/${orderId}/access`, { key: orderKey(shop.context.secret, orderId) });
}

/** An order without an account in a state, written straight into the tables, and a browser that opened its link. */
export async function guestOrderInState(
  shop: TestShop,
  given: Parameters<typeof makeOrder>[2] & { email?: string },
): Promise<{ visitor: Visitor; order: MadeOrder; customerId: string; email: string }> {
  const { email = `guest-${Math.random().toString(36).slice(2)}@example.com`, ...state } = given;
  const customer = await onlyRow<{ id: string }>(shop.database, {
    text: `insert into customer (id, created_at, closed_at, is_guest)
           values (substr(md5(random()::text), 1, 16), $1, $1, true) returning id`,
    values: [shop.clock.now()],
  });
  const order = await makeOrder(shop, { customerId: customer.id, personId: null, email }, state);
  const visitor = shop.visitor();
  await openLink(shop, visitor, order.publicId);
  return { visitor, order, customerId: customer.id, email };
}
