import type { ComponentType } from "react";
import { createStore } from "zustand/vanilla";
import { loadWithStylesheets } from "../lib/loading/stylesheets.ts";

/** What has a heart: a product's or a kit's card is enough. */
export type Heartable = { id: string; name: string };

/** What draws hearts; null until its code has been fetched. */
export const heartDesk = createStore<{ Heart: ComponentType<Heartable> | null }>()(() => ({ Heart: null }));

let isLoading = false;

/** Fetches what draws hearts, in a task of its own after the page has been taken over: no page waits for it. */
export function loadHearts(): void {
  if (isLoading) return;
  isLoading = true;
  setTimeout(async () => {
    try {
      const { Heart } = await loadWithStylesheets(() => import("./Heart.tsx"));
      heartDesk.setState({ Heart });
    } catch {
      isLoading = false;
    }
  });
}
