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
    // The person first, as deleting them does.
    const [session] = await transaction.rows<{ personId: string }>({
      text: `select person.id as "personId" from person join session on session.person_id = person.id
             where session.token = $1 for key share of person`,
      values: [token],
    });
    if (!session) return null;
    if (browser.token !== token) await endSession(transaction, browser.token);
    const { visitorHash } = browser;
    const joining = visitorHash && { visitorHash, personId: session.personId, now: clock.now() };
    return { ...session, joined: joining && (await joinGuest(transaction, joining)) };
  });
}
