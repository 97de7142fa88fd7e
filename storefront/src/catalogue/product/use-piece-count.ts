import { maxQuantity } from "@recambia/contract/cart/schemas";
import type { ProductDetail } from "@recambia/contract/catalogue/product";
import { useState } from "react";

type Pieces = Pick<ProductDetail, "needed_per_job" | "stock">;

/** Pieces to add on a product page: those that a job needs, unless fewer are left. */
export function initialCount({ needed_per_job, stock }: Pieces): number {
  return Math.max(1, Math.min(needed_per_job, stock.left ?? needed_per_job));
}

/** The number of pieces that the shopper wants of a product; the component must be keyed by the product. */
export function usePieceCount(product: Pieces) {
  const [count, setCount] = useState(() => initialCount(product));
  return { count, setCount, max: product.stock.left ?? maxQuantity };
}

export type PieceCount = ReturnType<typeof usePieceCount>;
