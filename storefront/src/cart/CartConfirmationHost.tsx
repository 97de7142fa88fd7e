import { lazy, Suspense } from "react";
import { loadConfirmation } from "./load-on-intent.ts";
import { useCartDesk } from "./store.ts";

const CartConfirmation = lazy(() =>
  loadConfirmation().then(({ CartConfirmation: Component }) => ({ default: Component })),
);

/** Where the confirmation of an addition appears; loaded with the first one. */
export function CartConfirmationHost() {
  const isWanted = useCartDesk((desk) => desk.hasConfirmed);
  if (!isWanted) return null;
  return (
    <Suspense>
      <CartConfirmation />
    </Suspense>
  );
}
