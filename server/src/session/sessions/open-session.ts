import { randomBytes } from "node:crypto";
import type { Queryable } from "../../platform/database/database.ts";
import { randomPublicId } from "../../platform/public-id.ts";
import { sessionLifetimeMs } from "./session-cookie.ts";

/** The browser of a session. */
export type Browser = {
  /** Token of its current session, if any. */
  token: string | null;
  visitorHash: Buffer | null;
  ipAddress: string;
  userAgent: string;
};

/** The owner of a session: a person, or a registration. */
export type Owner = { personId: string } | { registrationId: string };

/**
 * Opens a session with a new token and ends the browser's current one, against session fixation.
 *
 * @returns the token for the cookie.
 */
export async function openSession(
  transaction: Queryable,
  { owner, browser, now }: { owner: Owner; browser: Browser; now: Date },
): Promise<string> {
  const token = randomBytes(24).toString("base64url");
  await transaction.rows({
    name: "open-session",
    text: `insert into session
             (id, token, person_id, registration_id, expires_at, ip_address, user_agent, created_at, updated_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $8)`,
    values: [
      randomPublicId(),
      token,
      "personId" in owner ? owner.personId : null,
      "registrationId" in owner ? owner.registrationId : null,
      new Date(now.getTime() + sessionLifetimeMs),
      browser.ipAddress,
      browser.userAgent,
      now,
    ],
  });
  // Last, because the new session's foreign key locks its owner: whoever deletes the owner locks them before the sessions.
  await endSession(transaction, browser.token);
  return token;
}

/** Ends the session of a token, pending or not; does nothing without a token. */
export async function endSession(transaction: Queryable, token: string | null): Promise<void> {
  if (token) await transaction.rows({ text: "delete from session where token = $1", values: [token] });
}
