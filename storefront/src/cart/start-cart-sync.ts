import { authStore, isLogoutPending } from "../session/index.ts";
import { subscribeToTabs } from "./cart-channel.ts";
import { mayHaveCart } from "./cart-hint.ts";
import { type CartContext, clearCart, receiveCart, refreshCart } from "./queries.ts";
import { discardRemovedLines } from "./store.ts";

/**
 * Loads the cart at the start of a visit and refreshes it after sign-in, sign-out and changes in other tabs.
 * Called after hydration, so that nothing waits for it.
 *
 * @param locale language of the page: a cart from a tab in another language is refetched for its texts.
 * @returns a function that ends it.
 */
export function startCartSync(context: CartContext, locale: string): () => void {
  const load = () => refreshCart(context);
  if (mayHaveCart() || authStore.getState().isAuthenticated) load();
  const forgetSession = authStore.subscribe((now, before) => {
    if (now.user?.id === before.user?.id) return;
    // Somebody else, at once: another tab has signed them in while this one slept.
    if (now.user && before.user) {
      discardRemovedLines();
      clearCart(context);
    }
    // The server may still answer with the cart of the person who has left.
    if (isLogoutPending()) clearCart(context);
    else load();
  });
  const forgetTabs = subscribeToTabs((news) => {
    if (receiveCart(context, news.cart) && news.locale !== locale) load();
  });
  return () => {
    forgetSession();
    forgetTabs();
  };
}
