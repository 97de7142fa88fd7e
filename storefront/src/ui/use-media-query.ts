import { useCallback, useSyncExternalStore } from "react";

/**
 * Whether a media query matches, kept current; false on the server. Use it only where a stylesheet cannot
 * help, such as for a different order of controls.
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
