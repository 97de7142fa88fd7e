import type { Queryable } from "../../platform/database/database.ts";
import type { ReadGuestOrderer } from "../../platform/http/access/guard-customers.ts";
import type { Context } from "../../platform/http/context.ts";
import { isBlockedNow } from "../blocking/block-orders.ts";
import { readGrants } from "./access-cookie.ts";

/**
 * The guest customer of an order, by the order's public id; null when an account has it, when there is none, and while its
 * personal data is blocked, which nobody may look at then (docs/decisions/106).
 */
export async function readGuestCustomer(database: Queryable, orderId: string): Promise<string | null> {
  const [row] = await database.rows<{ customer_id: string }>({
    name: "read-guest-customer",
    text: `select o.customer_id from customer_order o join customer on customer.id = o.customer_id
           where o.public_id = $1 and customer.is_guest and not ${isBlockedNow}`,
    values: [orderId],
  });
  return row?.customer_id ?? null;
}

/**
 * Reads who may act on the order that a call names by the cookie alone. What the cookie grants ends
 * when the order becomes an account's.
 */
export function guestOrdererReader(
  context: Pick<Context, "database" | "secret" | "clock">,
): ReadGuestOrderer {
  return async (request, orderId) => {
    const grant = readGrants(request, context).find((one) => one.orderId === orderId);
    const customerId = grant && (await readGuestCustomer(context.database, orderId));
    return customerId ? { customerId, isProved: grant.isProved } : null;
  };
}
