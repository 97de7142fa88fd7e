import type { Cart } from "@recambia/contract/cart/schemas";

/**
 * Which of two answers to show. Answers may overtake one another on the way, so of the same cart the
 * one with the higher version wins, and of the same version the one that came last (prices and stock
 * may have changed meanwhile). Another cart replaces the known one.
 */
export function newerCart(known: Cart | null | undefined, answered: Cart): Cart {
  return known?.id === answered.id && known.version > answered.version ? known : answered;
}
