import type { HttpClient } from "../lib/http/http-client.ts";
import { endSession } from "./log-out.ts";
import { isLogoutPending } from "./pending-logout.ts";

/** Addresses under which the shop reads or changes what belongs to the person of the session. */
const personalPath =
  /^\/spa\/(?:backups|cart|checkout|collections|invitations\/accept|me|orders|reviews|support|uploads|users|withdrawals)\b/;

let ending: Promise<boolean> | null = null;

/**
 * Completes an unconfirmed logout before the shop is asked for anything of a person: the session may still be alive, and who
 * uses this browser now would see the cart of the person who has left, or fill it.
 *
 * @returns false while it cannot be completed: the request must not be made.
 */
export async function completeLogout(http: HttpClient, path: string): Promise<boolean> {
  if (!isLogoutPending() || !personalPath.test(path)) return true;
  ending ??= endSession(http).finally(() => {
    ending = null;
  });
  return ending;
}
