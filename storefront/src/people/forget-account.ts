import type { QueryClient } from "@tanstack/react-query";

/** Drops cached data of the person's previous account and refetches what is shown. */
export function forgetAccount(queryClient: QueryClient): Promise<void> {
  queryClient.removeQueries({ type: "inactive" });
  return queryClient.invalidateQueries();
}
