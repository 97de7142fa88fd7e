import { maxQuantity } from "@recambia/contract/cart/schemas";
import type { ProductCard } from "@recambia/contract/catalogue/card";

/** A product, or a kit, which holds what a job needs. */
type Pieces = Pick<ProductCard, "stock"> & Partial<Pick<ProductCard, "needed_per_job">>;

/**
 * The most pieces that one press can add; one when the cart takes no more, which the shop refuses with the reason.
 *
 * @param held pieces that are in the cart already.
 * @param available the most that the cart takes, as a refusal has told it.
 */
export function mostToAdd({ stock }: Pieces, held: number, available = maxQuantity): number {
  return Math.max(1, Math.min(stock.left ?? maxQuantity, available) - held);
}

/**
 * Pieces that one press adds: those that a job needs, unless fewer can be added.
 *
 * @param held pieces that are in the cart already.
 */
export function usualQuantity(pieces: Pieces, held = 0): number {
  return Math.min(pieces.needed_per_job ?? 1, mostToAdd(pieces, held));
}
