/** What adding needs and the first load of a page does not carry. */
export const loadCartActions = () => import("./cart-actions.ts");
export const loadConfirmation = () => import("./CartConfirmation.tsx");

/** Fetches both ahead of the press, so that it is answered at once. */
export function prepareAdding(): void {
  Promise.all([loadCartActions(), loadConfirmation()]).catch(() => undefined);
}

/** How long after a page has settled they are fetched without any intent, in milliseconds. */
const calmMs = 2500;
let isPlanned = false;

/** The same once per visit, when the page has long been drawn: a finger gives no warning. */
export function prepareAddingWhenCalm(): void {
  if (isPlanned) return;
  isPlanned = true;
  setTimeout(prepareAdding, calmMs);
}
