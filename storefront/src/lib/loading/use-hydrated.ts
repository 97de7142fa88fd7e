import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * Whether the page is hydrated. Until then, components must render the same as the server, which knows
 * nothing of this browser's storage.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
