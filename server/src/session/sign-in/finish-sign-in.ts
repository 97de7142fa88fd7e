import type { Queryable } from "../../platform/database/database.ts";
import type { Browser } from "../sessions/open-session.ts";
import { endSession } from "../sessions/open-session.ts";
import type { CartMergeResult, MergeGuestData } from "../sessions/start-session.ts";

type Finishing = {
  personId: string;
  token: string;
  browser: Browser;
  now: Date;
  mergeGuestData: MergeGuestData;
};

/**
 * Completes a sign-in by better-auth (second factor, passkey): ends the browser's previous session, and merges the visitor's
 * data.
 *
 * @param finishing.token of the session opened by better-auth in the same transaction.
 */
export async function finishSignIn(
  transaction: Queryable,
  { personId, token, browser, now, mergeGuestData }: Finishing,
): Promise<CartMergeResult> {
  if (browser.token !== token) await endSession(transaction, browser.token);
  const { visitorHash } = browser;
  return visitorHash && mergeGuestData(transaction, { visitorHash, personId, now });
}
