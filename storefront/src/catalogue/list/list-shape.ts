import { useStore } from "zustand";
import { createPersistedStore } from "../../lib/persisted-store.ts";

/** `grid` for what is told apart by its look, `rows` by its measures. */
export type ListShape = "grid" | "rows";

/** Local-storage key of the shopper's choice. */
const listShapeKey = "list-shape";

type KeptShape = { shape: ListShape | null };

const store = createPersistedStore<KeptShape>({ name: listShapeKey, initial: { shape: null } });

/** The shape of lists: the shopper's choice, else what suits the list; that alone in a page's first render. */
export function useListShape(suited: ListShape): [ListShape, (shape: ListShape) => void] {
  const chosen = useStore(store, (kept) => kept.shape);
  return [chosen ?? suited, (shape) => store.setState({ shape })];
}
