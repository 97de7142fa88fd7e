import { returnParameter } from "../session/index.ts";
import type { AuthRule } from "./routes.ts";

export const signInPath = "/sign-in";

/**
 * Where a guard sends the visitor (specification §2, §6); null: let through.
 *
 * @param asked path and query asked for, without the language prefix that the router adds by itself.
 */
export function guardOutcome(rule: AuthRule, isSignedIn: boolean, asked: string): string | null {
  if (rule === "guest") return isSignedIn ? "/" : null;
  if (isSignedIn) return null;
  return `${signInPath}?${new URLSearchParams({ [returnParameter]: asked })}`;
}
