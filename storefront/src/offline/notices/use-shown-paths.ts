import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useSyncExternalStore } from "react";
import { joinPath } from "../../lib/http/request-path.ts";

/** Events of the cache after which other queries may be shown; all others may come while React renders. */
const changesOfObservers = new Set(["observerAdded", "observerRemoved", "observerOptionsUpdated"]);

/** Paths of the reads whose responses the page shows. */
export function useShownPaths(): readonly string[] {
  const queryClient = useQueryClient();
  const subscribe = useCallback(
    (tell: () => void) =>
      queryClient.getQueryCache().subscribe(({ type }) => {
        if (changesOfObservers.has(type)) tell();
      }),
    [queryClient],
  );
  const paths = useSyncExternalStore(
    subscribe,
    () => activePaths(queryClient),
    () => "",
  );
  return useMemo(() => paths.split("\n"), [paths]);
}

function activePaths(queryClient: QueryClient): string {
  const active = queryClient.getQueryCache().findAll({ type: "active" });
  return active.map(({ queryKey }) => joinPath(queryKey)).join("\n");
}
