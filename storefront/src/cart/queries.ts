import type { Cart, CartLine } from "@recambia/contract/cart/schemas";
import { type QueryClient, queryOptions, useQueryClient } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";
import { ApiError } from "../lib/http/api-error.ts";
import { type ApiAnswer, type HttpClient, refusalOf } from "../lib/http/http-client.ts";
import { useHttp } from "../lib/http/http-context.ts";
import { broadcastCart } from "./cart-channel.ts";
import { setCartHint } from "./cart-hint.ts";
import { newerCart } from "./newer-cart.ts";

/** Where a page's cart is asked for and kept. */
export type CartContext = { http: HttpClient; queryClient: QueryClient };

const cartKey = ["/spa/cart"] as const;

/** The cart as far as this page knows; null: no lines; undefined: not asked yet. */
export function cachedCart({ queryClient }: CartContext): Cart | null | undefined {
  return queryClient.getQueryData<Cart | null>(cartKey);
}

/** Keeps an answered cart, unless a newer answer is there, and tells other tabs. */
export function acceptCart(context: CartContext, answered: Cart): Cart {
  const cart = newerCart(cachedCart(context), answered);
  context.queryClient.setQueryData(cartKey, cart);
  setCartHint(true);
  if (cart === answered) broadcastCart(cart);
  return cart;
}

/**
 * Takes in a cart that another tab was answered.
 *
 * @returns whether it was news.
 */
export function receiveCart(context: CartContext, told: Cart): boolean {
  const known = cachedCart(context);
  if (known?.id === told.id && known.version >= told.version) return false;
  context.queryClient.setQueryData(cartKey, told);
  return true;
}

/** No lines: the server keeps no cart for this visitor. */
export function clearCart({ queryClient }: CartContext): void {
  queryClient.setQueryData(cartKey, null);
  setCartHint(false);
}

/** Asks the server; the answer as it came. */
export function fetchCart({ http }: CartContext): Promise<ApiAnswer<{ data: Cart }>> {
  return http.get("/spa/cart");
}

/**
 * The visitor's cart; null without one. Whatever the server answers but 200 clears it locally
 * (specification §4); no answer at all leaves what is known.
 */
export function cartQuery(context: CartContext) {
  return queryOptions<Cart | null>({
    queryKey: cartKey,
    staleTime: Number.POSITIVE_INFINITY,
    // A cleared cart must not look like an empty one while it is asked for again: the shopper decides.
    retry: false,
    queryFn: async () => {
      const answer = await fetchCart(context);
      if (answer.status === 200) return acceptCart(context, answer.data.data);
      if (answer.status !== 0) context.queryClient.setQueryData(cartKey, null);
      if (answer.status !== 404) throw loadFailure(answer);
      setCartHint(false);
      return null;
    },
  });
}

/** Asks for the cart again, whatever is known of it. */
export function refreshCart(context: CartContext): void {
  context.queryClient.fetchQuery({ ...cartQuery(context), staleTime: 0 }).catch(() => null);
}

function loadFailure(answer: ApiAnswer<unknown>): ApiError {
  console.error("The cart could not be loaded:", answer.status);
  const refusal = refusalOf(answer);
  return new ApiError(answer.status, refusal?.code ?? null, refusal?.message ?? "");
}

/**
 * A number of the known cart; never asks for it, and that of none in the first render of a page. Every card of
 * a list has two of these: they listen to what is known, and are no queries of their own.
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

/** The page's place of the cart, for components. */
export function useCartContext(): CartContext {
  return { http: useHttp(), queryClient: useQueryClient() };
}

/** How many of a product or kit the cart holds, over all its lines. */
export function useCartQuantity(purchasableId: string): number {
  return useCachedCart((cart) => quantityOf(cart, purchasableId));
}

/** Pieces of a product or kit in a cart, whatever vehicle they are for. */
export function quantityOf(cart: Cart | null, purchasableId: string): number {
  const lines = cart?.lines.filter((line) => line.product.id === purchasableId) ?? [];
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** The line that holds a thing for a vehicle. */
export function findLine(
  cart: Cart | null | undefined,
  purchasableId: string,
  vehicleId: string | null,
): CartLine | undefined {
  return cart?.lines.find(
    (line) => line.product.id === purchasableId && (line.vehicle?.id ?? null) === vehicleId,
  );
}
