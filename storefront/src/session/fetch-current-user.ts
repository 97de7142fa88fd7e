import * as endpoints from "@recambia/contract/session/endpoints";
import { type HttpClient, isSuccess, refusalOf } from "../lib/http/http-client.ts";
import { setLastRefusal } from "./last-refusal.ts";
import { authStore, clearCurrentUser, isUserFresh, setCurrentUser } from "./store.ts";

/**
 * Asks who is signed in and remembers the answer: 200 signs in, anything else signs out, without a
 * message (specification §4, §8). Skipped while the remembered user is under 10 minutes old.
 *
 * @param options.force ask even so.
 * @returns whether someone is signed in.
 */
export async function fetchCurrentUser(
  http: HttpClient,
  options: { force?: boolean; nowMs?: number } = {},
): Promise<boolean> {
  const nowMs = options.nowMs ?? Date.now();
  if (!options.force && isUserFresh(authStore.getState(), nowMs)) return true;
  const answer = await http.call(endpoints.getCurrentUser);
  if (isSuccess(answer)) {
    setCurrentUser(answer.data.data, nowMs);
    return true;
  }
  clearCurrentUser();
  setLastRefusal(refusalOf(answer)?.code ?? null);
  return false;
}
