import { createPersistedStore } from "../lib/persisted-store.ts";

/** Favorites as this browser knows them. */
export type Favorites = {
  /** Public ids of products and kits, newest first. */
  ids: readonly string[];
  /** The person whose they are on the server; null: a visitor's, kept here alone. */
  ownerId: string | null;
};

export const storageKey = "favorites";
export const noFavorites: Favorites = { ids: [], ownerId: null };

/** Persisted in browser storage, so that other tabs and later visits start from it. */
export const favoritesStore = createPersistedStore<Favorites>({ name: storageKey, initial: noFavorites });

/** The ids with one put in front, or taken out. */
export function withFavorite(ids: readonly string[], id: string, isFavorite: boolean): readonly string[] {
  const others = ids.filter((other) => other !== id);
  if (!isFavorite) return others;
  return others.length === ids.length ? [id, ...ids] : ids;
}
