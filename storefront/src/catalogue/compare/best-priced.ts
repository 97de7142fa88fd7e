import type { ProductCard } from "@recambia/contract/catalogue/card";

type Priced = Pick<ProductCard, "id" | "price" | "part_type">;

/**
 * Returns the ids of the products with the lowest price: per litre, kilogram or metre if all have such a price. None if all
 * cost the same or if the prices are for different things, such as a piece and a pair.
 */
export function bestPriced(products: readonly Priced[]): ReadonlySet<string> {
  const kinds = new Set(
    products.map(({ part_type, price }) => [part_type.slug, price.sold_as, price.unit_price?.unit].join()),
  );
  const cents = products.map(({ price }) => price.unit_price?.cents ?? price.cents);
  if (kinds.size > 1 || new Set(cents).size < 2) return new Set();
  const lowest = Math.min(...cents);
  return new Set(products.flatMap(({ id }, place) => (cents[place] === lowest ? [id] : [])));
}
