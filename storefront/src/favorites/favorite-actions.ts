import * as endpoints from "@recambia/contract/favorites/endpoints";
import { maxFavorites } from "@recambia/contract/favorites/schemas";
import { type ApiAnswer, type HttpClient, isSuccess, refusalOf } from "../lib/http/http-client.ts";
import { authStore } from "../session/index.ts";
import { createFavoriteQueue, type FavoriteAnswer } from "./favorite-queue.ts";
import { changesBetween, mergeVisitorFavorites } from "./merge-visitor-favorites.ts";
import { favoritesStore, noFavorites, storageKey, withFavorite } from "./store.ts";

/** Reason why a favorite was reverted; `limit`: the maximum number is reached. */
export type FavoriteFailure = { status: number; message: string; limit?: number };

export type FavoriteActions = {
  /** Shown at once and sent to the server in order; reverted when the server refuses. */
  setFavorite(id: string, isFavorite: boolean): void;
  /** Loads the favorites of the signed-in person, or the visitor's. */
  sync(): Promise<void>;
};

const noRoom: FavoriteFailure = { status: 422, message: "", limit: maxFavorites };
const signedInId = () => authStore.getState().user?.id ?? null;

/**
 * Creates the actions on favorites. A visitor's favorites are in the browser's storage, a signed-in person's on the server.
 * Signing in merges the visitor's into the person's; signing out leaves none.
 *
 * @param report shows a failure to the shopper.
 */
export function createFavoriteActions(
  http: HttpClient,
  report: (failure: FavoriteFailure) => void,
): FavoriteActions {
  const queue = createFavoriteQueue(http, settle);

  function settle({ id, isFavorite, isKept, answer }: FavoriteAnswer) {
    if (isSuccess(answer)) {
      // Another device has changed them as well.
      if (queue.isIdle() && answer.data.data.total !== favoritesStore.getState().ids.length) refresh();
      return;
    }
    // An earlier press had failed as well, so that nothing is left to change.
    if (isKept === isFavorite) return;
    // Signed out meanwhile: these hearts are gone already.
    if (favoritesStore.getState().ownerId !== null) show(id, isKept);
    report(failureOf(answer));
  }

  function setFavorite(id: string, isFavorite: boolean) {
    const { ids, ownerId } = favoritesStore.getState();
    if (ownerId === null && isFavorite && ids.length >= maxFavorites) return report(noRoom);
    show(id, isFavorite);
    if (ownerId !== null) queue.want(id, isFavorite);
  }

  async function refresh() {
    const ownerId = signedInId();
    const { ids: before } = favoritesStore.getState();
    const answer = await http.call(endpoints.listFavoriteIds);
    if (!isSuccess(answer) || signedInId() !== ownerId) return;
    const { ids, ownerId: ownerNow } = favoritesStore.getState();
    favoritesStore.setState({ ids: queue.withWanted(answer.data.data), ownerId });
    // Until now these hearts were a visitor's, and nothing was sent.
    if (ownerNow === null) resend(before, ids);
  }

  /** Makes the changes between two moments again, now that the hearts have an owner. */
  function resend(before: readonly string[], after: readonly string[]) {
    const { added, removed } = changesBetween(before, after);
    for (const id of added) setFavorite(id, true);
    for (const id of removed) setFavorite(id, false);
  }

  async function join(ownerId: string, before: readonly string[]) {
    const joined = await mergeVisitorFavorites(http, before);
    const { ids, ownerId: ownerNow } = favoritesStore.getState();
    if (!joined || signedInId() !== ownerId) return;
    if (ownerNow !== null) return refresh();
    favoritesStore.setState({ ids: joined.ids, ownerId });
    resend(before, ids);
    if (joined.left_out.length > 0) report(noRoom);
  }

  async function sync() {
    const personId = signedInId();
    const { ids, ownerId } = favoritesStore.getState();
    if (ownerId !== null && ownerId !== personId) {
      queue.forget();
      favoritesStore.setState(noFavorites);
    }
    if (personId === null) return;
    if (ownerId === null && ids.length > 0) await join(personId, ids);
    else await refresh();
  }

  return { setFavorite, sync };
}

function show(id: string, isFavorite: boolean) {
  favoritesStore.setState(({ ids }) => ({ ids: withFavorite(ids, id, isFavorite) }));
}

/** Keeps the hearts in line from now on: at sign-in and sign-out, and with other tabs. */
export function startFavoritesSync({ sync }: FavoriteActions): void {
  sync();
  authStore.subscribe((now, before) => {
    if (now.user?.id !== before.user?.id) sync();
  });
  window.addEventListener("storage", (event) => {
    if (event.key === storageKey) favoritesStore.rehydrate();
  });
}

function failureOf(answer: ApiAnswer<unknown>): FavoriteFailure {
  console.error("The favorite could not be changed:", answer.status);
  const refusal = refusalOf(answer);
  const [inWords] = Object.values(refusal?.errors ?? {}).flat();
  return { status: answer.status, message: inWords ?? refusal?.message ?? "" };
}
