import type { Order } from "@recambia/contract/orders/schemas";
import type { Shop } from "@recambia/contract/shop/schemas";
import type { Queryable } from "../platform/database/database.ts";
import { readOwnOrder } from "./order-rows.ts";
import { toOrder } from "./to-order.ts";

/**
 * One of a customer's orders, whole, in one statement. Its texts are in the language of the contract.
 *
 * @returns null when there is none, or it is another customer's.
 */
export async function findOrder(
  { database, shop }: { database: Queryable; shop: Shop },
  customerId: string,
  publicId: string,
  now: Date,
): Promise<Order | null> {
  const order = await readOwnOrder(database, customerId, publicId);
  return order && toOrder(order, shop, now);
}
