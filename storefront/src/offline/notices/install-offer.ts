import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { storePreference } from "../../lib/preferences.ts";

/** Local-storage key that records the answer to the offer to install the shop. */
const installOfferKey = "install-offer";

/** The browser's own question, held back until the shopper wants it (`beforeinstallprompt`). */
type InstallPrompt = Event & { prompt(): Promise<unknown> };

const installStore = createStore<{ held: InstallPrompt | null }>()(() => ({ held: null }));

/** Holds the browser's question back, from now on. */
export function holdInstallPrompt(): void {
  addEventListener("beforeinstallprompt", (event) => {
    if (!canPrompt(event)) return;
    event.preventDefault();
    installStore.setState({ held: event });
  });
  addEventListener("appinstalled", () => installStore.setState({ held: null }));
}

function canPrompt(event: Event): event is InstallPrompt {
  return "prompt" in event && typeof event.prompt === "function";
}

/** A function that asks the browser's question; null when the shop cannot be installed, or is. */
export function useInstall(): (() => void) | null {
  const held = useStore(installStore, (state) => state.held);
  if (!held) return null;
  return () => {
    installStore.setState({ held: null });
    held.prompt();
  };
}

/** Whether installing may be offered to a shopper who has not asked for it: not after an answer. */
export function mayOfferInstall(): boolean {
  try {
    return localStorage.getItem(installOfferKey) === null;
  } catch {
    return false;
  }
}

/** Records that the shopper has answered, so that the offer is not made again. */
export function endInstallOffer(): void {
  storePreference(installOfferKey, "answered");
}
