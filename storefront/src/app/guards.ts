import type { AuthRule } from "./routes.ts";

export const signInPath = "/sign-in";
/** Query parameter of the sign-in page with the page that was asked for. */
export const returnParameter = "next";

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

/** The page to go to after sign-in; only ever a path of this shop. */
export function returnPath(search: URLSearchParams): string {
  const path = search.get(returnParameter) ?? "/";
  return /^\/(?![/\\])/.test(path) ? path : "/";
}
