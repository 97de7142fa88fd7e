import { useStore } from "zustand";
import { createPersistedStore } from "../../lib/persisted-store.ts";

/** Local-storage key of the products this browser has looked at. */
const recentlySeenKey = "recently-seen";

/** What a shortcut back to a product shows; prices are asked for anew on its page. */
export type SeenProduct = { slug: string; name: string; brandName: string; picture: string };

const keptCount = 12;

type KeptProducts = { products: readonly SeenProduct[] };

const store = createPersistedStore<KeptProducts>({ name: recentlySeenKey, initial: { products: [] } });

/** Puts a product in front of those seen before; the oldest of more than twelve is forgotten. */
export function addRecentlySeen(product: SeenProduct): void {
  const others = store.getState().products.filter(({ slug }) => slug !== product.slug);
  store.setState({ products: [product, ...others].slice(0, keptCount) });
}

/** Takes products out: they are sold no longer. */
export function removeRecentlySeen(slugs: readonly string[]): void {
  store.setState({ products: store.getState().products.filter(({ slug }) => !slugs.includes(slug)) });
}

/** Forgets all of them, but for the one that is being looked at. */
export function clearRecentlySeen(except?: string): void {
  store.setState({ products: store.getState().products.filter(({ slug }) => slug === except) });
}

/** Products seen in this browser, the last one first; none until the browser has taken over. */
export function useRecentlySeen(): readonly SeenProduct[] {
  return useStore(store, (kept) => kept.products);
}
