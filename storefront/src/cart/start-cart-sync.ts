import { authStore } from "../session/index.ts";
import { subscribeToTabs } from "./cart-channel.ts";
import { mayHaveCart } from "./cart-hint.ts";
import { type CartContext, receiveCart, refreshCart } from "./queries.ts";

/**
 * Loads the cart once at the start of a visit and keeps it current from then on: after signing in or
 * out, and when another tab has changed it. Called after the page is taken over; nothing waits for it.
 *
 * @param locale language of the page: a tab in another one asks for its own texts.
 */
export function startCartSync(context: CartContext, locale: string): void {
  const load = () => refreshCart(context);
  if (mayHaveCart() || authStore.getState().isAuthenticated) load();
  authStore.subscribe((now, before) => {
    if (now.isAuthenticated !== before.isAuthenticated) load();
  });
  subscribeToTabs((news) => {
    if (receiveCart(context, news.cart) && news.locale !== locale) load();
  });
}
