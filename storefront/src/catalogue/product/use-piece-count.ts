import { maxQuantity } from "@recambia/contract/cart/schemas";
import type { ProductDetail } from "@recambia/contract/catalogue/product";
import { useState } from "react";
import { mostToAdd, useCartQuantity, usualQuantity } from "../../cart/index.ts";

/** The number of pieces that the shopper wants of a product; the component must be keyed by the product. */
export function usePieceCount(product: Pick<ProductDetail, "id" | "needed_per_job" | "stock">) {
  const held = useCartQuantity(product.id);
  const [wanted, setCount] = useState(() => usualQuantity(product));
  // Cards and pages tell what is left only of the last pieces; of others, a refusal does.
  const [available, limitTo] = useState(maxQuantity);
  const max = mostToAdd(product, held, available);
  return { count: Math.min(wanted, max), setCount, limitTo, max };
}

export type PieceCount = ReturnType<typeof usePieceCount>;
