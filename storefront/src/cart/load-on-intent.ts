/** What adding needs and a page without it does not carry: fetched when someone points at the button. */
export const loadCartActions = () => import("./cart-actions.ts");
export const loadConfirmation = () => import("./CartConfirmation.tsx");

/** Fetches both ahead of the press, so that it is answered at once. */
export function prepareAdding(): void {
  Promise.all([loadCartActions(), loadConfirmation()]).catch(() => undefined);
}
