import type { Queryable } from "../../platform/database/database.ts";
import { dropMailTokens } from "./mail-tokens.ts";

/**
 * Cancels a person's change of email that waits for its link. A new password calls it: whoever asked for the change knew the
 * old one, and the link alone would hand the account over to them.
 */
export async function cancelEmailChange(transaction: Queryable, personId: string): Promise<void> {
  await transaction.rows({
    text: "update person set pending_email = null where id = $1",
    values: [personId],
  });
  await dropMailTokens(transaction, "change_email", personId);
}
