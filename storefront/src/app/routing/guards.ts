import { returnParameter, returnPath } from "../../session/index.ts";
import type { AuthRule } from "./routes.ts";

const signInPath = "/sign-in";
const verifyEmailPath = "/verify-email";

/** `pending`: signed in, but the email is not verified yet (product decisions §2). */
export type AuthStatus = "visitor" | "pending" | "signed-in";

/**
 * Returns the path that a guard redirects to (specification §2, §6); null lets the visitor through. The
 * sign-in screens redirect to the requested page or the home page. Links from mails are open to everyone: a
 * signed-in person verifies a new email with one.
 *
 * @param asked requested path and query, without the language prefix, which the router adds.
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
