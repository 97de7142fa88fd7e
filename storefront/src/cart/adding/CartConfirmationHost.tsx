import { useCartStore } from "../store.ts";

/** Holds the cart confirmation: mounted but hidden once its code is loaded. */
export function CartConfirmationHost() {
  const Panel = useCartStore((state) => state.Panel);
  return Panel ? <Panel /> : null;
}
