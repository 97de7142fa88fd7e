import * as endpoints from "@recambia/contract/session/endpoints";
import { type HttpClient, isSuccess } from "../lib/http/http-client.ts";
import { setLogoutPending } from "./pending-logout.ts";
import { leave } from "./store.ts";

/**
 * Ends the session. A failure is only noted: this browser forgets the user anyway (specification §8), and tries again before
 * it asks for a user. What the browser may open without an account, such as a guest's orders, ends as well.
 *
 * @returns whether the server has ended it.
 */
export async function logOut(http: HttpClient): Promise<boolean> {
  const isEnded = await endSession(http);
  leave();
  try {
    // The next user of this tab must not see drafts, such as an order.
    sessionStorage.clear();
  } catch {
    // Without storage there are no drafts.
  }
  return isEnded;
}

/** Ends the session on the server and returns whether it has ended. */
export async function endSession(http: HttpClient): Promise<boolean> {
  const answer = await http.call(endpoints.signOut);
  const isEnded = isSuccess(answer) || answer.status === 401;
  if (!isEnded) console.warn("Error during logout:", answer.status);
  setLogoutPending(!isEnded);
  return isEnded;
}
