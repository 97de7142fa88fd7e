import { lazy, type ReactNode, Suspense } from "react";
import { loadConfirmation } from "./load-on-intent.ts";
import { useCartDesk } from "./store.ts";

const CartConfirmation = lazy<() => ReactNode>(() =>
  loadConfirmation().then(
    ({ CartConfirmation: Component }) => ({ default: Component }),
    () => ({ default: () => null }),
  ),
);

/** Where the confirmation of an addition appears; loaded with the first one, done without if that fails. */
export function CartConfirmationHost() {
  const isWanted = useCartDesk((desk) => desk.hasConfirmed);
  if (!isWanted) return null;
  return (
    <Suspense>
      <CartConfirmation />
    </Suspense>
  );
}
