import { maxQuantity } from "@recambia/contract/cart/schemas";
import type { ProductCard } from "@recambia/contract/catalogue/card";

/** A product, or a kit, which holds what a job needs. */
type Pieces = Pick<ProductCard, "stock"> & Partial<Pick<ProductCard, "needed_per_job">>;

/**
 * Pieces that one press adds: those that a job needs, unless fewer are left.
 *
 * @param held pieces that are in the cart already: a press for more than can be added to them would be refused.
 */
export function usualQuantity({ needed_per_job: needed = 1, stock }: Pieces, held = 0): number {
  const room = Math.min(stock.left ?? maxQuantity, maxQuantity) - held;
  return Math.max(1, Math.min(needed, room));
}
