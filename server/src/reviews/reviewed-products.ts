import type { ReviewedProduct } from "@recambia/contract/reviews/schemas";
import { type CatalogueContext, readCards } from "../catalogue/index.ts";

/** Products by their rows' keys, as who reviews them sees them; also those no longer sold. */
export async function readReviewedProducts(
  catalogue: CatalogueContext,
  keys: readonly number[],
): Promise<Map<number, ReviewedProduct>> {
  const { products } = await readCards(catalogue, null, { productKeys: keys, kitKeys: [] });
  return new Map(
    [...products].map(([key, { card, isSold }]) => {
      const { id, slug, name, brand, part_type, part_number, picture } = card;
      const names = { name, brand: brand.name, part_type_name: part_type.name };
      return [key, { id, slug, ...names, part_number, picture, is_sold: isSold }] as const;
    }),
  );
}
