import * as endpoints from "@recambia/contract/favorites/endpoints";
import type { MergeFavoritesResponse } from "@recambia/contract/favorites/schemas";
import { type HttpClient, isSuccess } from "../lib/http/http-client.ts";

/** Differences between two lists of favorites: only in the second, and only in the first. */
type Changes = { added: readonly string[]; removed: readonly string[] };

/**
 * Tells the server a visitor's hearts.
 *
 * @returns what it has now; null when it could not be told, so that they are the visitor's still.
 */
export async function mergeVisitorFavorites(
  http: HttpClient,
  ids: readonly string[],
): Promise<MergeFavoritesResponse | null> {
  const answer = await http.call(endpoints.mergeFavorites, { body: { ids: [...ids] } });
  return isSuccess(answer) ? answer.data.data : null;
}

/** Returns the changes from one list to another. */
export function changesBetween(before: readonly string[], after: readonly string[]): Changes {
  return {
    added: after.filter((id) => !before.includes(id)),
    removed: before.filter((id) => !after.includes(id)),
  };
}
