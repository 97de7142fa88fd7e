import type { Query, QueryClient } from "@tanstack/react-query";
import { joinPath } from "../../lib/http/request-path.ts";
import { retryWhenOnline } from "../../lib/http/retry-when-online.ts";
import { isUnanswered, noteOnline } from "../offline-store.ts";

/**
 * Asks the shop again for what it has not answered when the network is back: when the browser says so, and when another read is
 * answered, because the browser knows nothing of a shop that could not be reached.
 *
 * @returns a function that stops following.
 */
export function followNetwork(queryClient: QueryClient): () => void {
  function askAgain() {
    const unanswered = noteOnline();
    const predicate = ({ queryKey }: Query) => unanswered.has(joinPath(queryKey));
    if (unanswered.size > 0) queryClient.invalidateQueries({ predicate });
  }
  const stopRetrying = retryWhenOnline(askAgain);
  const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success" || event.action.manual) return;
    const path = joinPath(event.query.queryKey);
    if (path.startsWith("/spa/") && !isUnanswered(path)) askAgain();
  });
  return () => {
    stopRetrying();
    unsubscribe();
  };
}
