import type { Query, QueryClient } from "@tanstack/react-query";
import type { DataRouter } from "react-router";
import { authStore } from "../session/index.ts";

/** API paths with personal responses. The cart has a synchronization of its own. */
const personalPath = /^\/spa\/(?!cart|catalog|bypass)/;

/**
 * Reacts to sign-in and sign-out, here, in another tab or when the session ends: clears the previous user's
 * data and runs the current page's guard again (specification §4).
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
