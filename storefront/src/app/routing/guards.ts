import { returnParameter, returnPath } from "../../session/index.ts";
import type { AuthRule } from "./routes.ts";

const signInPath = "/sign-in";
const verifyEmailPath = "/verify-email";

/** `pending`: signed in, but the e-mail is not verified yet (product decisions §2). */
export type AuthStatus = "visitor" | "pending" | "signed-in";

/**
 * Where a guard sends the visitor (specification §2, §6); null: let through. Out of the sign-in screens
 * it is the page that had been asked for, home without one. A link out of a mail is for everybody: a
 * signed-in person verifies a new address with it.
 *
 * @param asked path and query asked for, without the language prefix that the router adds by itself.
 */
export function guardOutcome(rule: AuthRule, authStatus: AuthStatus, asked: string): string | null {
  const isSignedIn = authStatus === "signed-in";
  if (rule === "guest") {
    if (!isSignedIn || asked.startsWith(`${verifyEmailPath}?token=`)) return null;
    return returnPath(new URLSearchParams(asked.replace(/^[^?]*/, "")));
  }
  if (isSignedIn) return null;
  const path = authStatus === "pending" ? verifyEmailPath : signInPath;
  return `${path}?${new URLSearchParams({ [returnParameter]: asked })}`;
}
