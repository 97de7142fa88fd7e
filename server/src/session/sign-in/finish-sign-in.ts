import type { Context } from "../../platform/http/context.ts";
import type { Browser } from "../sessions/open-session.ts";
import { endSession } from "../sessions/open-session.ts";
import type { CartMergeResult, MergeGuestData } from "../sessions/start-session.ts";

/**
 * Completes a sign-in by better-auth (second factor, passkey): aligns its session with the shop's clock, ends the browser's
 * previous session, and merges the visitor's data.
 *
 * @param token of the session opened by better-auth.
 */
export async function finishSignIn(
  { database, clock }: Pick<Context, "database" | "clock">,
  { token, browser, joinGuest }: { token: string; browser: Browser; joinGuest: MergeGuestData },
): Promise<{ personId: string; joined: CartMergeResult } | null> {
  return database.transaction(async (transaction) => {
    if (browser.token !== token) await endSession(transaction, browser.token);
    const [session] = await transaction.rows<{ personId: string }>({
      text: `select person_id as "personId" from session where token = $1`,
      values: [token],
    });
    if (!session) return null;
    const { visitorHash } = browser;
    const joining = visitorHash && { visitorHash, personId: session.personId, now: clock.now() };
    return { ...session, joined: joining && (await joinGuest(transaction, joining)) };
  });
}
