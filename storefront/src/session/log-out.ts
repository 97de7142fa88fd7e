import * as endpoints from "@recambia/contract/session/endpoints";
import { type HttpClient, isSuccess } from "../lib/http/http-client.ts";
import { clearCurrentUser } from "./store.ts";

/** Ends the session. A failure is only noted: this browser forgets the user anyway (specification §8). */
export async function logOut(http: HttpClient): Promise<void> {
  const answer = await http.call(endpoints.signOut);
  if (!isSuccess(answer)) console.warn("Error during logout:", answer.status);
  clearCurrentUser();
  try {
    // What was begun in this tab, an order above all, is no business of whoever comes next.
    sessionStorage.clear();
  } catch {
    return;
  }
}
