import type { Queryable } from "../../platform/database/database.ts";
import type { Refusal } from "../../platform/http/refusals/refusal.ts";

/**
 * Hands a conversation to somebody of the shop.
 *
 * @param assignee name of an employee; empty to assign nobody.
 * @returns null when done; `not_found`.
 */
export async function assignConversation(
  database: Queryable,
  { number, assignee }: { number: string; assignee: string },
): Promise<Refusal | null> {
  const found = await database.rows({
    text: `update support_conversation set assignee = nullif($2, '') where number = $1 and email is not null
           returning id`,
    values: [number, assignee],
  });
  return found.length > 0 ? null : { refused: "not_found" };
}
