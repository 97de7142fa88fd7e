import type { Queryable } from "../../platform/database/database.ts";
import { type Browser, openSession } from "./open-session.ts";

/** What came of the guest's cart, in lines; null when the guest had none. */
export type CartMergeResult = { linesAdded: number; linesCapped: number } | null;

/** Gives what this browser's visitor has gathered to the person who signs in. */
export type MergeGuestData = (
  transaction: Queryable,
  joining: { visitorHash: Buffer; personId: string; now: Date },
) => Promise<CartMergeResult>;

type Starting = { personId: string; browser: Browser; now: Date; joinGuest: MergeGuestData };

/** Signs a person in: a new session for the browser, and what the guest has gathered joins theirs. */
export async function startSession(
  transaction: Queryable,
  { personId, browser, now, joinGuest }: Starting,
): Promise<{ token: string; joined: CartMergeResult }> {
  const token = await openSession(transaction, { owner: { personId }, browser, now });
  const { visitorHash } = browser;
  const joined = visitorHash && (await joinGuest(transaction, { visitorHash, personId, now }));
  return { token, joined };
}
