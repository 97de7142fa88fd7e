import type { ComponentType } from "react";
import { loadWithStylesheets } from "../../lib/loading/stylesheets.ts";

/** Code of a screen or layout that is loaded on the first navigation to it. */
export type RouteChunk = {
  /** Rejects when loading fails; the next call tries again. */
  fetch(): Promise<void>;
  /** Null until loaded. */
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
 * Renders a screen or layout that its route's loader has loaded. With the router's own `lazy`, a failed load
 * would render an empty page instead of the error boundary.
 */
export function LoadedRoute({ code }: { code: RouteChunk }) {
  const Component = code.component();
  return Component && <Component />;
}

/** The code of a route cannot be loaded: no network, or an older release that the server no longer has. */
export class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super("The code of this page could not be fetched", { cause });
    this.name = "ChunkLoadError";
  }
}
