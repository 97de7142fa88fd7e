import { useStore } from "zustand";
import { createVisitStore } from "../../lib/kept-visit.ts";

/** Stored data of a recently seen product, without its price, which is always fetched. */
export type SeenProduct = {
  slug: string;
  name: string;
  brandName: string;
  /** Missing in what a device stored earlier. */
  typeName?: string;
  picture: string;
};

const keptCount = 12;

type KeptProducts = { products: readonly SeenProduct[] };

const store = createVisitStore<KeptProducts>({ name: "recently-seen", initial: { products: [] } });

/** Adds a product at the front; keeps at most twelve. */
export function addRecentlySeen(product: SeenProduct): void {
  const others = store.getState().products.filter(({ slug }) => slug !== product.slug);
  store.setState({ products: [product, ...others].slice(0, keptCount) });
}

/** Removes products that are no longer sold. */
export function removeRecentlySeen(slugs: readonly string[]): void {
  store.setState({ products: store.getState().products.filter(({ slug }) => !slugs.includes(slug)) });
}

/** Removes all products but the one on the current page. */
export function clearRecentlySeen(except?: string): void {
  store.setState({ products: store.getState().products.filter(({ slug }) => slug === except) });
}

/** Returns recently seen products, latest first; none before hydration. */
export function useRecentlySeen(): readonly SeenProduct[] {
  return useStore(store, (kept) => kept.products);
}
