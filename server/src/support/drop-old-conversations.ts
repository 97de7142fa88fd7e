import type { Queryable } from "../platform/database/database.ts";

/** Years that a conversation is kept from its last message, as the privacy notice says. */
const keptYears = 3;

/**
 * Deletes conversations whose last message is three years old; one that waits for the shop's answer stays. Files that were
 * attached to them are their owners' again.
 */
export async function dropOldConversations(database: Queryable, now: Date): Promise<void> {
  await database.rows({
    text: `with dropped as (
             delete from support_conversation
             where last_message_at < $1::timestamptz - make_interval(years => ${keptYears}) and answer_by is null
             returning number
           )
           delete from upload_use using dropped where kind = 'support' and reference = dropped.number`,
    values: [now],
  });
}
