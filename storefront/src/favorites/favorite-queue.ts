import * as endpoints from "@recambia/contract/favorites/endpoints";
import type { FavoriteState } from "@recambia/contract/favorites/schemas";
import { type ApiAnswer, type HttpClient, isSuccess } from "../lib/http/http-client.ts";
import { withFavorite } from "./store.ts";

/** The server's response to the last press of a heart. */
export type FavoriteAnswer = {
  id: string;
  isFavorite: boolean;
  /** Whether the server has it as a favorite now, as far as its answers tell. */
  isKept: boolean;
  answer: ApiAnswer<{ data: FavoriteState }>;
};

export type FavoriteQueue = {
  /** Sends the press of a heart; of several while a request is in flight, the last one counts. */
  want(id: string, isFavorite: boolean): void;
  /** Applies the presses in flight to a list of the server's. */
  withWanted(ids: readonly string[]): readonly string[];
  isIdle(): boolean;
  /** Drops the presses in flight, because somebody else is signed in. */
  forget(): void;
};

/** Sends one request at a time for each heart. */
export function createFavoriteQueue(
  http: HttpClient,
  onAnswer: (answered: FavoriteAnswer) => void,
): FavoriteQueue {
  const wanted = new Map<string, boolean>();

  async function send(id: string, wasKept: boolean) {
    let isKept = wasKept;
    for (;;) {
      const isFavorite = wanted.get(id);
      if (isFavorite === undefined) return;
      const change = isFavorite ? endpoints.markFavorite : endpoints.unmarkFavorite;
      const answer = await http.call(change, { params: { purchasableId: id } });
      if (isSuccess(answer)) isKept = isFavorite;
      if (wanted.get(id) !== isFavorite) continue;
      wanted.delete(id);
      onAnswer({ id, isFavorite, isKept, answer });
      return;
    }
  }

  return {
    want(id, isFavorite) {
      const isUnderWay = wanted.has(id);
      wanted.set(id, isFavorite);
      if (!isUnderWay) send(id, !isFavorite);
    },
    withWanted: (ids) => [...wanted].reduce((list, [id, isOn]) => withFavorite(list, id, isOn), ids),
    isIdle: () => wanted.size === 0,
    forget: () => wanted.clear(),
  };
}
