import * as endpoints from "@recambia/contract/favorites/endpoints";
import type { FavoriteState } from "@recambia/contract/favorites/schemas";
import type { ApiAnswer, HttpClient } from "../lib/http/http-client.ts";
import { withFavorite } from "./store.ts";

/** The server's response to the last press of a heart. */
export type FavoriteAnswer = { id: string; isFavorite: boolean; answer: ApiAnswer<{ data: FavoriteState }> };

export type FavoriteQueue = {
  /** Tells the server; pressed again while that is under way, the last press counts. */
  want(id: string, isFavorite: boolean): void;
  /** A list of the server's with what is still under way as it is wanted. */
  withWanted(ids: readonly string[]): readonly string[];
  isIdle(): boolean;
  /** Nothing under way counts any more: somebody else is signed in. */
  forget(): void;
};

/** One call at a time for each heart. */
export function createFavoriteQueue(
  http: HttpClient,
  onAnswer: (answered: FavoriteAnswer) => void,
): FavoriteQueue {
  const wanted = new Map<string, boolean>();

  async function tell(id: string) {
    for (;;) {
      const isFavorite = wanted.get(id);
      if (isFavorite === undefined) return;
      const change = isFavorite ? endpoints.markFavorite : endpoints.unmarkFavorite;
      const answer = await http.call(change, { params: { purchasableId: id } });
      if (wanted.get(id) !== isFavorite) continue;
      wanted.delete(id);
      onAnswer({ id, isFavorite, answer });
      return;
    }
  }

  return {
    want(id, isFavorite) {
      const isUnderWay = wanted.has(id);
      wanted.set(id, isFavorite);
      if (!isUnderWay) tell(id);
    },
    withWanted: (ids) => [...wanted].reduce((list, [id, isOn]) => withFavorite(list, id, isOn), ids),
    isIdle: () => wanted.size === 0,
    forget: () => wanted.clear(),
  };
}
