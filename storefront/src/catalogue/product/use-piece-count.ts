import { maxQuantity } from "@recambia/contract/cart/schemas";
import type { ProductDetail } from "@recambia/contract/catalogue/product";
import { useState } from "react";
import { usualQuantity } from "../../cart/index.ts";

/** The number of pieces that the shopper wants of a product; the component must be keyed by the product. */
export function usePieceCount(product: Pick<ProductDetail, "needed_per_job" | "stock">) {
  const [count, setCount] = useState(() => usualQuantity(product));
  // Cards and pages tell what is left only of the last pieces; of others, a refusal does.
  const [found, setFound] = useState(maxQuantity);
  /** Takes what can still be added, once more was refused: the next press adds it. */
  function limitTo(left: number) {
    setFound(left);
    setCount((wanted) => Math.min(wanted, left));
  }
  return { count, setCount, limitTo, max: Math.min(product.stock.left ?? maxQuantity, found) };
}

export type PieceCount = ReturnType<typeof usePieceCount>;
