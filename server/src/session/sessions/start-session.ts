import type { Queryable } from "../../platform/database/database.ts";
import { type Browser, openSession } from "./open-session.ts";

/** Result of merging the visitor's cart, in lines; null without a cart. */
export type CartMergeResult = { linesAdded: number; linesCapped: number } | null;

/** Moves the visitor's data to the person who signs in. */
export type MergeGuestData = (
  transaction: Queryable,
  joining: { visitorHash: Buffer; personId: string; now: Date },
) => Promise<CartMergeResult>;

/** Action of other features at a sign-in; `app.ts` provides it. */
export type SessionHooks = { mergeGuestData: MergeGuestData };

type Starting = { personId: string; browser: Browser; now: Date; mergeGuestData: MergeGuestData };

/** Signs a person in: opens a session for the browser and merges the visitor's data. */
export async function startSession(
  transaction: Queryable,
  { personId, browser, now, mergeGuestData }: Starting,
): Promise<{ token: string; joined: CartMergeResult }> {
  const token = await openSession(transaction, { owner: { personId }, browser, now });
  const { visitorHash } = browser;
  const joined = visitorHash && (await mergeGuestData(transaction, { visitorHash, personId, now }));
  return { token, joined };
}
