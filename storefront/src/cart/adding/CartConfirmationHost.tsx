import { useCartStore } from "../store.ts";

/** Where the confirmation of an addition appears: there, and hidden, once its code has been fetched. */
export function CartConfirmationHost() {
  const Panel = useCartStore((state) => state.Panel);
  return Panel ? <Panel /> : null;
}
