import { matchRoutes, type RouteObject } from "react-router";

/** Loads the code and texts of a screen and its layout as soon as someone points at, touches or focuses a link to it. */
export function prefetchOnIntent(routes: RouteObject[], basename: string): void {
  const seen = new Set<string>();

  function prefetch(event: Event) {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.origin !== location.origin || seen.has(link.pathname)) return;
    seen.add(link.pathname);
    for (const { route } of matchRoutes(routes, link.pathname, basename || "/") ?? []) {
      if (typeof route.lazy !== "object") continue;
      route.lazy.Component?.().catch(() => seen.delete(link.pathname));
    }
  }

  for (const intent of ["pointerover", "touchstart", "focusin"]) {
    document.addEventListener(intent, prefetch, { passive: true });
  }
}
