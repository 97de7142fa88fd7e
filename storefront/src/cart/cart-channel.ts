import type { Cart } from "@recambia/contract/cart/schemas";

/** What one tab tells the others: a newer cart, with the language its texts are in. */
export type CartMessage = { cart: Cart; locale: string };

const channelName = "cart";
let channel: BroadcastChannel | null = null;

/**
 * Listens to the carts that other tabs of this browser have been answered.
 *
 * @returns stops listening.
 */
export function subscribeToTabs(hear: (news: CartMessage) => void): () => void {
  if (typeof BroadcastChannel === "undefined") return () => undefined;
  const opened = new BroadcastChannel(channelName);
  channel = opened;
  opened.onmessage = (event: MessageEvent<CartMessage>) => hear(event.data);
  return () => {
    opened.close();
    channel = null;
  };
}

/** Tells the other tabs; nothing where no one listens. */
export function broadcastCart(cart: Cart): void {
  channel?.postMessage({ cart, locale: document.documentElement.lang });
}
