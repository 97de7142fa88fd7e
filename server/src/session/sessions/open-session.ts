import { randomBytes } from "node:crypto";
import type { Queryable } from "../../platform/database/database.ts";
import { randomPublicId } from "../../platform/public-id.ts";
import { duplicateWindowMs } from "../sign-up/mail-tokens.ts";
import type { KnownDevice } from "./known-device.ts";
import { sessionLifetimeMs } from "./session-cookie.ts";

/** The browser of a session. */
export type Browser = {
  /** Token of its current session, if any. */
  token: string | null;
  visitorHash: Buffer | null;
  /** People who have signed in from it before. */
  devices: readonly KnownDevice[];
  ipAddress: string;
  userAgent: string;
};

/** The owner of a session: a person, or a registration. */
export type Owner = { personId: string } | { registrationId: string };

type Opening = { owner: Owner; browser: Browser; now: Date };

/**
 * Opens a session with a new token and ends the browser's current one, against session fixation. A sign-in that the browser
 * sends twice opens one session: whichever response comes last, its cookie is valid.
 *
 * @returns the token for the cookie.
 */
export async function openSession(transaction: Queryable, opening: Opening): Promise<string> {
  const { browser } = opening;
  const { id, token } = await insertSession(transaction, opening);
  // Last, because the new session's foreign key locks its owner, and deleting an owner locks them before the sessions.
  const twin = await findTwin(transaction, id, opening);
  await endSession(transaction, twin ? token : browser.token);
  return twin ?? token;
}

async function insertSession(transaction: Queryable, { owner, browser, now }: Opening) {
  const opened = { id: randomPublicId(), token: randomBytes(24).toString("base64url") };
  await transaction.rows({
    name: "open-session",
    text: `insert into session
             (id, token, person_id, registration_id, expires_at, ip_address, user_agent, visitor_hash, created_at, updated_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)`,
    values: [
      opened.id,
      opened.token,
      "personId" in owner ? owner.personId : null,
      "registrationId" in owner ? owner.registrationId : null,
      new Date(now.getTime() + sessionLifetimeMs),
      browser.ipAddress,
      browser.userAgent,
      browser.visitorHash,
      now,
    ],
  });
  return opened;
}

/** First half of the advisory lock keys. */
const locksOfBrowsers = 726_543;

/**
 * Finds the session that the same browser has just opened for the same owner by a request that was sent at the same time.
 * Serializes the sign-ins of a browser.
 *
 * @param id of the session opened by this request.
 * @returns its token; null for a single sign-in, and for one that comes with the cookie of the session before.
 */
async function findTwin(
  transaction: Queryable,
  id: string,
  { owner, browser: { visitorHash, token }, now }: Opening,
): Promise<string | null> {
  if (!visitorHash) return null;
  await transaction.rows({
    text: `select pg_advisory_xact_lock(${locksOfBrowsers}, hashtext($1))`,
    values: [visitorHash.toString("hex")],
  });
  const [column, ownerId] =
    "personId" in owner ? ["person_id", owner.personId] : ["registration_id", owner.registrationId];
  const [twin] = await transaction.rows<{ token: string }>({
    text: `select token from session
           where ${column} = $1 and visitor_hash = $2 and id <> $3 and token is distinct from $4 and created_at > $5`,
    values: [ownerId, visitorHash, id, token, new Date(now.getTime() - duplicateWindowMs)],
  });
  return twin?.token ?? null;
}

/** Ends the session of a token, pending or not; does nothing without a token. */
export async function endSession(transaction: Queryable, token: string | null): Promise<void> {
  if (token) await transaction.rows({ text: "delete from session where token = $1", values: [token] });
}
