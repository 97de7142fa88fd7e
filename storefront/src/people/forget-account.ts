import type { QueryClient } from "@tanstack/react-query";

/** The person is in another account now: what is known of the one before is gone, what is shown asked anew. */
export function forgetAccount(queryClient: QueryClient): Promise<void> {
  queryClient.removeQueries({ type: "inactive" });
  return queryClient.invalidateQueries();
}
