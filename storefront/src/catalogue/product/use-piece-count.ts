import { maxQuantity } from "@recambia/contract/cart/schemas";
import type { ProductDetail } from "@recambia/contract/catalogue/product";
import { useState } from "react";
import { usualQuantity } from "../../cart/index.ts";

/** The number of pieces that the shopper wants of a product; the component must be keyed by the product. */
export function usePieceCount(product: Pick<ProductDetail, "needed_per_job" | "stock">) {
  const [count, setCount] = useState(() => usualQuantity(product));
  return { count, setCount, max: product.stock.left ?? maxQuantity };
}

export type PieceCount = ReturnType<typeof usePieceCount>;
