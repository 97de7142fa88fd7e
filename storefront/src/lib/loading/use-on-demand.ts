import { showLoadFailure } from "../alert-store.ts";
import { useLoaded } from "./use-loaded.ts";

/**
 * A dialog, a form or another part that opens when something is pressed: its code is loaded when it first opens;
 * null until then. Where it can't be had the page stays as it was, the shopper is told, and pressing again asks
 * for it anew.
 *
 * @param close takes back that it is open.
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
