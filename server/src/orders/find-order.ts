import type { Locale } from "@recambia/contract/locale";
import type { Order } from "@recambia/contract/orders/schemas";
import type { Shop } from "@recambia/contract/shop/schemas";
import type { Queryable } from "../platform/database/database.ts";
import { listClaimFiles } from "./guarantee/claim-files.ts";
import { readOwnOrder } from "./order-rows.ts";
import { toOrder } from "./to-order.ts";
import { listReturnFiles } from "./withdrawal/return-files.ts";

/**
 * Reads a customer's order in the language of its contract: in one statement, and one more each for the files of its withdrawals
 * and of its claims, if it has any.
 *
 * @param locale the reader's language, for texts that the shop has in all languages, as a recall's hazard; without it, the
 *   contract's.
 * @returns null when it does not exist or belongs to another customer.
 */
export async function findOrder(
  { database, shop }: { database: Queryable; shop: Shop },
  customerId: string,
  publicId: string,
  now: Date,
  locale?: Locale,
): Promise<Order | null> {
  const order = await readOwnOrder(database, customerId, publicId);
  if (!order) return null;
  const returnFiles = await listReturnFiles(database, order);
  return toOrder(order, shop, {
    now,
    locale,
    returnFiles,
    claimFiles: await listClaimFiles(database, order),
  });
}
