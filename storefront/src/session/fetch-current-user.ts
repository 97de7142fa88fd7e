import * as endpoints from "@recambia/contract/session/endpoints";
import { type HttpClient, isSuccess, refusalOf } from "../lib/http/http-client.ts";
import { setLastRefusal } from "./last-refusal.ts";
import { endSession } from "./log-out.ts";
import { isLogoutPending } from "./pending-logout.ts";
import { authStore, clearCurrentUser, isUserFresh, leave, setCurrentUser } from "./store.ts";

/** The request that is under way; a page's guard and its start need the same answer. */
let asking: Promise<boolean> | null = null;

/**
 * Asks who is signed in and remembers the answer: 200 signs in, anything else signs out, without a
 * message (specification §4, §8). Skipped while the remembered user is under 10 minutes old, or without a network. An
 * unconfirmed logout is completed first; until then nobody is signed in.
 *
 * @param options.force ask even so.
 * @returns whether someone is signed in.
 */
export async function fetchCurrentUser(
  http: HttpClient,
  options: { force?: boolean; nowMs?: number } = {},
): Promise<boolean> {
  const nowMs = options.nowMs ?? Date.now();
  if (options.force) return ask(http, nowMs);
  // Without a network there is nobody to ask: what this device keeps of the person can be looked at.
  if (isUserFresh(authStore.getState(), nowMs) || isKnownOffline()) return true;
  asking ??= ask(http, nowMs).finally(() => {
    asking = null;
  });
  return asking;
}

function isKnownOffline(): boolean {
  return authStore.getState().isAuthenticated && !isLogoutPending() && navigator.onLine === false;
}

async function ask(http: HttpClient, nowMs: number): Promise<boolean> {
  if (isLogoutPending() && !(await endSession(http))) {
    leave();
    return false;
  }
  const answer = await http.call(endpoints.getCurrentUser);
  if (isSuccess(answer)) {
    setCurrentUser(answer.data.data, nowMs);
    return true;
  }
  clearCurrentUser();
  setLastRefusal(refusalOf(answer)?.code ?? null);
  return false;
}
