import { maxQuantity } from "@recambia/contract/cart/schemas";
import type { ProductDetail } from "@recambia/contract/catalogue/product";
import { useState } from "react";

type Pieces = Pick<ProductDetail, "needed_per_job" | "stock" | "tyre_label">;

/** Tyres are changed on all wheels: one model and size on both axles. */
const tyresOfCar = 4;

/** Returns how many pieces a job needs. */
export function neededPieces({ needed_per_job, tyre_label }: Omit<Pieces, "stock">): number {
  return tyre_label ? Math.max(tyresOfCar, needed_per_job) : needed_per_job;
}

/** Pieces to add on a product page: those that a job needs, unless fewer are left. */
export function initialCount(product: Pieces): number {
  const needed = neededPieces(product);
  return Math.max(1, Math.min(needed, product.stock.left ?? needed));
}

/** The number of pieces that the shopper wants of a product; the component must be keyed by the product. */
export function usePieceCount(product: Pieces) {
  const [count, setCount] = useState(() => initialCount(product));
  return { count, setCount, max: product.stock.left ?? maxQuantity };
}

export type PieceCount = ReturnType<typeof usePieceCount>;
