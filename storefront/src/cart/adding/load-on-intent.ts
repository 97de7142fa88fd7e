import { loadWithStylesheets } from "../../lib/loading/stylesheets.ts";
import { cartStore } from "../store.ts";

/** Code of cart actions, which the first load does not contain. */
export const loadCartActions = () => import("../cart-actions.ts");
const loadConfirmation = () => import("./CartConfirmation.tsx");

/**
 * Preloads both parts before the press, so that the response is immediate. The confirmation is put into the
 * store, because behind a Suspense boundary React would delay it by up to 300 ms.
 */
export function preloadCartActions(): void {
  loadCartActions().catch(() => undefined);
  loadWithStylesheets(loadConfirmation).then(
    ({ CartConfirmation: Panel }) => cartStore.setState({ Panel }),
    () => undefined,
  );
}

/** Delay until they are preloaded without intent, in milliseconds. */
const idleDelayMs = 2500;
let isPlanned = false;

/** Preloads them once per visit when the page is idle, because touch gives no warning before a press. */
export function preloadCartActionsWhenIdle(): void {
  if (isPlanned) return;
  isPlanned = true;
  setTimeout(preloadCartActions, idleDelayMs);
}
