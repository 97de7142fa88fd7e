import { useStore } from "zustand";
import { createPersistedStore } from "../../lib/persisted-store.ts";

/** `grid` for products that differ by their looks, `rows` for those that differ by their dimensions. */
export type ListShape = "grid" | "rows";

/** Local-storage key of the chosen layout. */
const listShapeKey = "list-shape";

type KeptShape = { shape: ListShape | null };

const store = createPersistedStore<KeptShape>({ name: listShapeKey, initial: { shape: null } });

/**
 * Returns the layout of lists: the shopper's choice, else the suitable one, which also applies in a page's
 * first render.
 */
export function useListShape(suited: ListShape): [ListShape, (shape: ListShape) => void] {
  const chosen = useStore(store, (kept) => kept.shape);
  return [chosen ?? suited, (shape) => store.setState({ shape })];
}
