import type { Queryable } from "../../platform/database/database.ts";

/**
 * Notes that a conversation is looked at which is kept as proof after its person has left. The law allows it for courts,
 * prosecutors and authorities, and for liabilities (LOPDGDD art. 32.3).
 */
export async function recordKeptAccess(
  database: Queryable,
  { key }: { key: string },
  { reason, now }: { reason: string; now: Date },
): Promise<void> {
  await database.rows({
    text: "insert into kept_conversation_access (conversation_id, at, reason) values ($1, $2, $3)",
    values: [key, now, reason],
  });
}
