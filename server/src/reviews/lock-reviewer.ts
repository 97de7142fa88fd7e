import type { Queryable } from "../platform/database/database.ts";

/** Who writes, as of now. */
export type Reviewer = { personId: string; customerId: string; author: string };

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
