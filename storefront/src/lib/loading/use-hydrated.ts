import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * Whether the browser has taken over the page. Until then a component must draw what the server
 * drew, which knows nothing of what this browser keeps.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
