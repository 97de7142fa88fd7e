import { useCartDesk } from "../store.ts";

/** Where the confirmation of an addition appears: there, and hidden, once its code has been fetched. */
export function CartConfirmationHost() {
  const Panel = useCartDesk((desk) => desk.Panel);
  return Panel ? <Panel /> : null;
}
