import type { ComponentType } from "react";
import { createStore } from "zustand/vanilla";
import { loadWithStylesheets } from "../lib/loading/stylesheets.ts";

/** A product or kit with a heart; a card is enough. */
export type FavoriteItem = { id: string; name: string; part_number?: string | null };

/** The component that renders hearts; null until its code is loaded. */
export const heartStore = createStore<{ Heart: ComponentType<FavoriteItem> | null }>()(() => ({
  Heart: null,
}));

let isLoading = false;

/** Fetches what draws hearts, in a task of its own after the page has been taken over: no page waits for it. */
export function loadHeart(): void {
  if (isLoading) return;
  isLoading = true;
  setTimeout(async () => {
    try {
      const { Heart } = await loadWithStylesheets(() => import("./Heart.tsx"));
      heartStore.setState({ Heart });
    } catch {
      isLoading = false;
    }
  });
}
