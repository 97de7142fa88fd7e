import { loadWithStylesheets } from "../../lib/loading/stylesheets.ts";
import { cartStore } from "../store.ts";

/** What adding needs and the first load of a page does not carry. */
export const loadCartActions = () => import("../cart-actions.ts");
const loadConfirmation = () => import("./CartConfirmation.tsx");

/**
 * Fetches both ahead of the press, so that it is answered at once. The confirmation is put in its
 * place by hand: behind a Suspense boundary it would wait for React's 300 ms.
 */
export function preloadCartActions(): void {
  loadCartActions().catch(() => undefined);
  loadWithStylesheets(loadConfirmation).then(
    ({ CartConfirmation: Panel }) => cartStore.setState({ Panel }),
    () => undefined,
  );
}

/** How long after a page has settled they are fetched without any intent, in milliseconds. */
const idleDelayMs = 2500;
let isPlanned = false;

/** The same once per visit, when the page has long been drawn: a finger gives no warning. */
export function preloadCartActionsWhenIdle(): void {
  if (isPlanned) return;
  isPlanned = true;
  setTimeout(preloadCartActions, idleDelayMs);
}
