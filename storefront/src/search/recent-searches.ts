import { useStore } from "zustand";
import { createVisitStore } from "../lib/kept-visit.ts";

const keptCount = 6;

type KeptSearches = { queries: readonly string[] };

const store = createVisitStore<KeptSearches>({ name: "recent-searches", initial: { queries: [] } });

/** Puts a query in front of those asked before. */
export function addRecentSearch(query: string): void {
  const others = store.getState().queries.filter((other) => other.toLowerCase() !== query.toLowerCase());
  store.setState({ queries: [query, ...others].slice(0, keptCount) });
}

export function clearRecentSearches(): void {
  store.setState({ queries: [] });
}

/** Recent searches, latest first. */
export function useRecentSearches(): readonly string[] {
  return useStore(store, ({ queries }) => queries);
}
