import type { Queryable } from "../platform/database/database.ts";

/** The reviewer's current data. */
export type Reviewer = { personId: string; customerId: string; author: string };

/** Somebody without an account who has bought something and proved the order's email. */
export type GuestReviewer = { orderKey: number; email: string; customerId: string; author: string };

/** The name that a person's reviews are signed with: what they call themselves, never their surname. */
export const authorName = `left(coalesce(nullif(btrim(nickname), ''), nullif(btrim(first_name), ''),
  split_part(btrim(name), ' ', 1)), 60)`;

/**
 * Lets one change of a person's reviews at a time through, and keeps them from leaving meanwhile.
 * Locked before the product: everybody does it in this order.
 *
 * @returns null when they have left.
 */
export async function lockReviewer(transaction: Queryable, personId: string): Promise<Reviewer | null> {
  const [row] = await transaction.rows<{ customerId: string; author: string }>({
    name: "lock-reviewer",
    text: `select customer_id as "customerId", ${authorName} as author
           from person where id = $1 for no key update`,
    values: [personId],
  });
  return row ? { personId, ...row } : null;
}

/**
 * The same for a guest: one review at a time of all orders without an account with the same email.
 *
 * @returns null when an account has the order by now.
 */
export async function lockGuestReviewer(
  transaction: Queryable,
  { customerId, orderId }: { customerId: string; orderId: string },
): Promise<GuestReviewer | null> {
  const locked = await transaction.rows<GuestReviewer & { orderId: string }>({
    name: "lock-guest-reviewer",
    text: `select o.id::integer as "orderKey", o.public_id as "orderId", o.email, o.customer_id as "customerId",
             left(split_part(btrim(o.name), ' ', 1), 60) as author
           from customer_order o join customer on customer.id = o.customer_id
           where customer.is_guest and o.email = (
             select email from customer_order where public_id = $1 and customer_id = $2
           )
           order by o.id for no key update of o`,
    values: [orderId, customerId],
  });
  return locked.find((order) => order.orderId === orderId) ?? null;
}
