import type { ComponentType } from "react";
import { loadWithStylesheets } from "../../lib/loading/stylesheets.ts";

/** Code of a route, a screen's or a layout's, that is fetched when it is first gone to. */
export type RouteChunk = {
  /** Rejects when it can't be had; the next call asks again. */
  fetch(): Promise<void>;
  /** Null until it is fetched. */
  component(): ComponentType | null;
};

export function routeChunk(load: () => Promise<ComponentType>): RouteChunk {
  let loaded: ComponentType | null = null;
  return {
    async fetch() {
      loaded ??= await loadWithStylesheets(load);
    },
    component: () => loaded,
  };
}

/**
 * A screen or a layout that its route's loader has fetched. The router's own `lazy` draws an empty page where
 * the code can't be had, instead of the route's error boundary.
 */
export function LoadedRoute({ code }: { code: RouteChunk }) {
  const Component = code.component();
  return Component && <Component />;
}

/** The code of a page can't be had: no network, or an older release's that the shop no longer has. */
export class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super("The code of this page could not be fetched", { cause });
    this.name = "ChunkLoadError";
  }
}
