import { useSearchParams } from "react-router";
import { type AlertTexts, showAlert } from "../lib/alert-store.ts";
import { useNavigateAndWait } from "../lib/forms/use-navigate-and-wait.ts";
import { useHttp } from "../lib/http/http-context.ts";
import { fetchCurrentUser } from "./fetch-current-user.ts";
import { setLogoutPending } from "./pending-logout.ts";
import { returnPath } from "./return-paths/return-path.ts";

type Told = AlertTexts;

/**
 * Completes a sign-in: reads the user anew and opens the page that had been requested (specification §4). Cart and favorites
 * follow the user by themselves.
 *
 * @returns a function that shows an alert and resolves to whether the server knows the user now. `asked` is the query that
 *   names the page; the current URL's by default.
 */
export function useCompleteSignIn(): (alert: Told | null, asked?: URLSearchParams) => Promise<boolean> {
  const http = useHttp();
  const leaveFor = useNavigateAndWait();
  const [search] = useSearchParams();
  return async (alert, asked = search) => {
    setLogoutPending(false);
    if (!(await fetchCurrentUser(http, { force: true }))) return false;
    await leaveFor(returnPath(asked), { replace: true });
    if (alert) showAlert(alert);
    return true;
  };
}
