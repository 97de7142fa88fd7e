import { useState } from "react";
import { useNavigateAndWait } from "../lib/forms/use-navigate-and-wait.ts";
import { useHttp } from "../lib/http/http-context.ts";
import { logOut, signInPath } from "../session/index.ts";

/**
 * Logging out from a screen: whatever the server answers, it ends on the sign-in page (specification §2).
 *
 * @param next page to return to after the next sign-in; home by default.
 */
export function useLogOut(next?: string): { isLeaving: boolean; leave(): Promise<void> } {
  const http = useHttp();
  const leaveFor = useNavigateAndWait();
  const [isLeaving, setIsLeaving] = useState(false);

  async function leave() {
    setIsLeaving(true);
    await logOut(http);
    await leaveFor(next ? signInPath(next) : "/sign-in");
    setIsLeaving(false);
  }
  return { isLeaving, leave };
}
