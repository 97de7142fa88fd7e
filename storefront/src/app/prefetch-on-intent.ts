import { matchRoutes, type RouteObject } from "react-router";
import { entryOf } from "./route-objects.tsx";

/** Loads a screen's code and texts as soon as someone points at, touches or focuses a link to it. */
export function prefetchOnIntent(routes: RouteObject[], basename: string): void {
  const seen = new Set<string>();

  function prefetch(event: Event) {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.origin !== location.origin || seen.has(link.pathname)) return;
    seen.add(link.pathname);
    for (const { route } of matchRoutes(routes, link.pathname, basename || "/") ?? []) {
      const entry = entryOf(route.id ?? "");
      entry?.screen().catch(() => seen.delete(link.pathname));
    }
  }

  for (const intent of ["pointerover", "touchstart", "focusin"]) {
    document.addEventListener(intent, prefetch, { passive: true });
  }
}
