import type { Database } from "../platform/database/database.ts";
import type { Refusal } from "../platform/http/refusals/refusal.ts";
import { dropMailTokens } from "../session/index.ts";
import type { Requester } from "./read-people.ts";

/**
 * Withdraws an open invitation: its link becomes invalid.
 *
 * @returns null when done; `not_found` when the customer has no such open invitation.
 */
export async function withdrawInvitation(
  database: Database,
  { customerId }: Requester,
  id: string,
): Promise<Refusal | null> {
  return database.transaction(async (transaction) => {
    const [withdrawn] = await transaction.rows({
      text: "delete from invitation where id = $1 and customer_id = $2 and accepted_at is null returning id",
      values: [id, customerId],
    });
    if (!withdrawn) return { refused: "not_found" };
    await dropMailTokens(transaction, "invitation", id);
    return null;
  });
}
