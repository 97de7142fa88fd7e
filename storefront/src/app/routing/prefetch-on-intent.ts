import { matchRoutes, type RouteObject } from "react-router";
import { fetchScreen } from "./route-objects.tsx";

/** Prefetches a screen and its layout, code and texts, when the user hovers over, touches or focuses a link to it. */
export function prefetchOnIntent(routes: RouteObject[], basename: string): void {
  const seen = new Set<string>();

  function prefetch(event: Event) {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.origin !== location.origin || seen.has(link.pathname)) return;
    seen.add(link.pathname);
    const screen = matchRoutes(routes, link.pathname, basename || "/")?.at(-1)?.route.id;
    if (screen) fetchScreen(screen).catch(() => seen.delete(link.pathname));
  }

  for (const intent of ["pointerover", "touchstart", "focusin"]) {
    document.addEventListener(intent, prefetch, { passive: true });
  }
}
