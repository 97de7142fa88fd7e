import type { Cart } from "@recambia/contract/cart/schemas";

/** Message between tabs: a newer cart with the language of its texts. */
export type CartMessage = { cart: Cart; locale: string };

/** Name of the channel. */
export const cartChannel = "cart";
let channel: BroadcastChannel | null = null;

/**
 * Subscribes to carts that other tabs have received.
 *
 * @returns a function that unsubscribes.
 */
export function subscribeToTabs(hear: (news: CartMessage) => void): () => void {
  if (typeof BroadcastChannel === "undefined") return () => undefined;
  const opened = new BroadcastChannel(cartChannel);
  channel = opened;
  opened.onmessage = (event: MessageEvent<CartMessage>) => hear(event.data);
  return () => {
    opened.close();
    channel = null;
  };
}

/** Sends the cart to other tabs, if this one is subscribed. */
export function broadcastCart(cart: Cart): void {
  channel?.postMessage({ cart, locale: document.documentElement.lang });
}
