import type { ProductCard } from "@recambia/contract/catalogue/card";

/** A product, or a kit, which holds what a job needs. */
type Pieces = Pick<ProductCard, "stock"> & Partial<Pick<ProductCard, "needed_per_job">>;

/** Pieces that one press adds: those that a job needs, unless fewer are left. */
export function usualQuantity({ needed_per_job: needed = 1, stock }: Pieces): number {
  return Math.min(needed, stock.left ?? needed);
}
