import { useCallback, useSyncExternalStore } from "react";

/**
 * Whether a media query holds, followed as it changes; false on the server. Only for what cannot be
 * done in a stylesheet: another order of controls, another meaning of one.
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
