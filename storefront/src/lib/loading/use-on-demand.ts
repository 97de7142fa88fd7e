import { showLoadFailure } from "../alert-store.ts";
import { useLoaded } from "./use-loaded.ts";

/**
 * Loads the code of a dialog, form or other part when it first opens; null until then. On failure the page
 * stays as it was, an alert opens, and the next press tries again.
 *
 * @param close closes the part again.
 */
export function useOnDemand<Part>(
  isOpen: boolean,
  load: () => Promise<Part>,
  close: () => void,
): Part | null {
  return useLoaded(isOpen, load, () => {
    close();
    showLoadFailure();
  });
}
