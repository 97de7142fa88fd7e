import { useSearchParams } from "react-router";
import { type AlertTexts, showAlert } from "../lib/alert-store.ts";
import { useNavigateAndWait } from "../lib/forms/use-navigate-and-wait.ts";
import { useHttp } from "../lib/http/http-context.ts";
import { fetchCurrentUser } from "./fetch-current-user.ts";
import { setLogoutPending } from "./pending-logout.ts";
import { returnPath } from "./return-path.ts";

type Told = AlertTexts;

/**
 * What follows a sign-in: the user is asked for, whatever is remembered, and the page that had been asked
 * for opens (specification §4). The cart and the favourites follow the user by themselves.
 *
 * @returns a function that resolves to whether the server knows the user now; it shows what there is to tell. `asked` is the
 *   query that names the page, the address's own unless given.
 */
export function useCompleteSignIn(): (told: Told | null, asked?: URLSearchParams) => Promise<boolean> {
  const http = useHttp();
  const leaveFor = useNavigateAndWait();
  const [search] = useSearchParams();
  return async (told, asked = search) => {
    setLogoutPending(false);
    if (!(await fetchCurrentUser(http, { force: true }))) return false;
    await leaveFor(returnPath(asked), { replace: true });
    if (told) showAlert(told);
    return true;
  };
}
