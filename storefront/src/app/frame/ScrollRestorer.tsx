import { useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { decodePart } from "../../lib/page/decode-part.ts";
import { authStore } from "../../session/index.ts";
import { scrollToTop } from "./scroll-to-top.ts";

const storageKey = "scroll-positions";

/**
 * Scrolls to the top smoothly after every navigation (specification §2), restores the position on back and
 * forward, and scrolls to the target of a hash. Navigations with `keepsPlace` in their state leave the scroll
 * position alone.
 */
export function ScrollRestorer() {
  const { key: historyKey, pathname, search, hash, state } = useLocation();
  // Every newly opened document has the same history key, and so do entries that the browser itself creates
  // for fragments.
  const key = `${historyKey} ${pathname}${search}${hash}`;
  const type = useNavigationType();
  const positions = useRef<Record<string, number> | null>(null);
  const isFirst = useRef(true);

  useLayoutEffect(() => {
    history.scrollRestoration = "manual";
    const kept = positions.current ?? readPositions();
    positions.current = kept;
    const remember = () => {
      kept[key] = window.scrollY;
    };
    const save = () => storePositions(kept);
    window.addEventListener("scroll", remember, { passive: true });
    window.addEventListener("pagehide", save);
    // The keys contain the addresses of a person's orders and searches: the next user of the device must not find them.
    const stop = authStore.subscribe((now, before) => {
      if (before.user === null || now.user?.id === before.user.id) return;
      for (const one of Object.keys(kept)) delete kept[one];
      save();
    });
    return () => {
      stop();
      window.removeEventListener("scroll", remember);
      window.removeEventListener("pagehide", save);
    };
  }, [key]);

  useLayoutEffect(() => {
    const restored = type === "POP" ? positions.current?.[key] : undefined;
    const wasFirst = isFirst.current;
    isFirst.current = false;
    const isReturn = !wasFirst || isReloadedOrReturnedTo();
    const target = hash ? document.getElementById(decodePart(hash.slice(1))) : null;
    if (restored !== undefined && isReturn) returnTo(restored);
    else if (target) target.scrollIntoView();
    else if (!wasFirst && !keepsPlace(state)) {
      delete document.documentElement.dataset.laidOut;
      return scrollToTop();
    }
    return undefined;
  }, [key, hash, type, state]);

  return null;
}

/**
 * Scrolls to a saved position. Sections with `content-visibility` are laid out in full until the next
 * navigation, because estimated heights would shift the position.
 */
function returnTo(top: number) {
  document.documentElement.dataset.laidOut = "";
  window.scrollTo({ top, behavior: "instant" });
}

/** Whether this document was reloaded or restored, rather than opened by a link or a typed URL. */
function isReloadedOrReturnedTo(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation !== undefined && Reflect.get(navigation, "type") !== "navigate";
}

/** Filters and pagination set `state={{ keepsPlace: true }}` to keep the scroll position. */
function keepsPlace(state: unknown): boolean {
  return typeof state === "object" && state !== null && "keepsPlace" in state && state.keepsPlace === true;
}

function storePositions(positions: Record<string, number>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Without storage, a reload begins at the top.
  }
}

function readPositions(): Record<string, number> {
  try {
    // A stored null is no positions either.
    return Object(JSON.parse(sessionStorage.getItem(storageKey) ?? "{}"));
  } catch {
    return {};
  }
}
