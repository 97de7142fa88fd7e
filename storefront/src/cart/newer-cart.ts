import type { Cart } from "@recambia/contract/cart/schemas";

/**
 * Returns the newer of two carts. Responses may overtake one another, so the higher version of the same cart
 * wins; of equal versions the later response wins, because prices and stock may have changed. A different
 * cart replaces the cached one.
 */
export function newerCart(known: Cart | null | undefined, answered: Cart): Cart {
  return known?.id === answered.id && known.version > answered.version ? known : answered;
}
