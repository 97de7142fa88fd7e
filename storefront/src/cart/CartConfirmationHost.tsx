import { lazy, Suspense } from "react";
import { useCartDesk } from "./store.ts";

const loadConfirmation = () => import("./CartConfirmation.tsx");
const CartConfirmation = lazy(() =>
  loadConfirmation().then(({ CartConfirmation: Component }) => ({ default: Component })),
);

/** Loads the confirmation's code as soon as someone points at a button that will show it. */
export function prepareConfirmation(): void {
  loadConfirmation();
}

/** Where the confirmation of an addition appears; loaded with the first one. */
export function CartConfirmationHost() {
  const isWanted = useCartDesk((desk) => desk.confirmation !== null || desk.hasConfirmed);
  if (!isWanted) return null;
  return (
    <Suspense>
      <CartConfirmation />
    </Suspense>
  );
}
