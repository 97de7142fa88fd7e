import * as endpoints from "@recambia/contract/cart/endpoints";
import type { Cart, CartLine } from "@recambia/contract/cart/schemas";
import { type QueryClient, queryOptions, useQueryClient } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";
import { ApiError } from "../lib/http/api-error.ts";
import { type ApiAnswer, type HttpClient, isSuccess, refusalOf } from "../lib/http/http-client.ts";
import { useHttp } from "../lib/http/http-context.ts";
import { broadcastCart } from "./cart-channel.ts";
import { setCartHint } from "./cart-hint.ts";
import { newerCart } from "./newer-cart.ts";

/** Clients that a page fetches and caches the cart with. */
export type CartContext = { http: HttpClient; queryClient: QueryClient };

const cartKey = [endpoints.getCart.path] as const;
const loadSeenCart = () => import("./waiting/seen-cart.ts");
const noop = () => undefined;

/** The cached cart; null: empty; undefined: not fetched yet. */
export function cachedCart({ queryClient }: CartContext): Cart | null | undefined {
  return queryClient.getQueryData<Cart | null>(cartKey);
}

/** Caches a received cart, unless a newer one is cached, and sends it to other tabs. */
export function acceptCart(context: CartContext, answered: Cart): Cart {
  const cart = newerCart(cachedCart(context), answered);
  context.queryClient.setQueryData(cartKey, cart);
  setCartHint(true);
  if (cart === answered) broadcastCart(cart);
  return cart;
}

/**
 * Caches a cart received from another tab.
 *
 * @returns whether it was newer.
 */
export function receiveCart(context: CartContext, received: Cart): boolean {
  const known = cachedCart(context);
  if (known?.id === received.id && known.version >= received.version) return false;
  context.queryClient.setQueryData(cartKey, received);
  return true;
}

/** Clears the cached cart: the server has none for this visitor. */
export function clearCart({ queryClient }: CartContext): void {
  setCartHint(false);
  queryClient.setQueryData(cartKey, null);
}

/** Fetches the cart and returns the raw response; 204 without data when there is none. */
export function fetchCart({ http }: CartContext): Promise<ApiAnswer<{ data: Cart } | null>> {
  return http.call(endpoints.getCart);
}

/**
 * Query of the visitor's cart; null without one. Any response but 200 clears it locally (specification §4);
 * no response keeps the cached cart.
 */
export function cartQuery(context: CartContext) {
  return queryOptions<Cart | null>({
    queryKey: cartKey,
    staleTime: Number.POSITIVE_INFINITY,
    // While a cleared cart is refetched it must not look empty, so a retry is left to the shopper.
    retry: false,
    queryFn: async () => {
      const answer = await fetchCart(context);
      if (isSuccess(answer)) return acceptAnswered(context, answer.data);
      // Without a response, the cart is shown as this device has last seen it.
      if (answer.status === 0)
        await loadSeenCart()
          .then((code) => code.showSeenCart(context))
          .catch(noop);
      else context.queryClient.setQueryData(cartKey, null);
      throw loadFailure(answer);
    },
  });
}

/** Caches what a successful read of the cart brought: a cart, or nothing when the visitor has none. */
export function acceptAnswered(context: CartContext, answered: { data: Cart } | null): Cart | null {
  if (answered) return acceptCart(context, answered.data);
  clearCart(context);
  return null;
}

/** Refetches the cart, even if it is cached. */
export function refreshCart(context: CartContext): void {
  context.queryClient.fetchQuery({ ...cartQuery(context), staleTime: 0 }).catch(() => null);
}

function loadFailure(answer: ApiAnswer<unknown>): ApiError {
  console.error("The cart could not be loaded:", answer.status);
  const refusal = refusalOf(answer);
  return new ApiError(answer.status, refusal?.code ?? null, refusal?.message ?? "");
}

/**
 * Reads a number from the cached cart without fetching it; the number of an empty cart in a page's first
 * render. Every card of a list calls this twice, so it subscribes to the cache instead of creating a query.
 */
export function useCachedCart(count: (cart: Cart | null) => number): number {
  const queryClient = useQueryClient();
  const subscribe = useCallback(
    (tell: () => void) =>
      queryClient.getQueryCache().subscribe(({ query }) => {
        if (query.queryKey[0] === cartKey[0]) tell();
      }),
    [queryClient],
  );
  return useSyncExternalStore(
    subscribe,
    () => count(queryClient.getQueryData<Cart | null>(cartKey) ?? null),
    () => count(null),
  );
}

/** Returns the page's cart context. */
export function useCartContext(): CartContext {
  return { http: useHttp(), queryClient: useQueryClient() };
}

/** Quantity of a product or kit in the cart, over all lines. */
export function useCartQuantity(purchasableId: string): number {
  return useCachedCart((cart) => quantityOf(cart, purchasableId));
}

/** Quantity of a product or kit in a cart, for any vehicle. */
export function quantityOf(cart: Cart | null, purchasableId: string): number {
  const lines = cart?.lines.filter((line) => line.product.id === purchasableId) ?? [];
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** Finds the line with an item for a vehicle. */
export function findLine(
  cart: Cart | null | undefined,
  purchasableId: string,
  vehicleId: string | null,
): CartLine | undefined {
  return cart?.lines.find(
    (line) => line.product.id === purchasableId && (line.vehicle?.id ?? null) === vehicleId,
  );
}
