import { randomBytes } from "node:crypto";
import type { Queryable } from "../../platform/database/database.ts";

/**
 * Replaces a session's token, so that copies of its cookie become useless.
 *
 * @returns the token for the cookie; null when the session has ended.
 */
export async function rotateSession(transaction: Queryable, sessionId: string): Promise<string | null> {
  const token = randomBytes(24).toString("base64url");
  const rotated = await transaction.rows({
    text: "update session set token = $2 where id = $1 returning id",
    values: [sessionId, token],
  });
  return rotated.length > 0 ? token : null;
}
