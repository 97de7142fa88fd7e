import * as endpoints from "@recambia/contract/cart/endpoints";
import type { Cart } from "@recambia/contract/cart/schemas";
import { authStore } from "../../session/index.ts";
import { type CartContext, cachedCart } from "../queries.ts";
import { takeSeenCart } from "./waiting-store.ts";

/** Carts that come from this device and not from the shop; null for none. */
const fromDevice = new Set<Cart | null>();

/**
 * Shows the cart as this device has last seen it, unless the page still has it. From now on the shopper is told what turns
 * out to have changed. Rejects where the browser keeps nothing.
 */
export async function showSeenCart(context: CartContext): Promise<void> {
  const seen = await takeSeenCart(authStore.getState().user?.id ?? null);
  if (!seen || cachedCart(context)) return;
  fromDevice.add(seen.cart);
  context.queryClient.setQueryData([endpoints.getCart.path], seen.cart, { updatedAt: seen.seenAt });
}

/** Whether a cached cart is one that was shown as last seen, which is no news; the shop may answer with the same later. */
export function isKnownAsSeen(cart: Cart | null): boolean {
  return fromDevice.delete(cart);
}
