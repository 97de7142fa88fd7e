import type { Query, QueryClient } from "@tanstack/react-query";
import type { DataRouter } from "react-router";
import { authStore } from "../session/index.ts";

/** Paths of the API whose answers are about a person. The cart has ways of its own to stay current. */
const personalPath = /^\/spa\/(?!cart|catalog|bypass)/;

/**
 * When someone signs in or out, here, in another tab or because the session has ended: forgets what was
 * known for whoever was here before, and asks the guard of the page that is shown (specification §4).
 */
export function followSession(router: DataRouter, queryClient: QueryClient): void {
  const personal = { predicate: ({ queryKey }: Query) => personalPath.test(String(queryKey[0])) };
  authStore.subscribe((now, before) => {
    if (now.user?.id === before.user?.id) return;
    if (now.user) queryClient.resetQueries(personal);
    else queryClient.removeQueries(personal);
    if (router.state.initialized) router.revalidate();
  });
}
