import { useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { scrollToTop } from "./scroll-to-top.ts";

const storageKey = "scroll-positions";

/**
 * Every navigation scrolls to the top, smoothly (specification §2); back and forward return to where
 * the page was; a hash goes to its target. A change of the address that says `keepsPlace`
 * in its state leaves the page where it is.
 */
export function ScrollRestorer() {
  const { key: historyKey, pathname, search, hash, state } = useLocation();
  // Every document that is opened afresh has the same history key, and so have the sections that a browser itself goes to.
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
    const save = () => sessionStorage.setItem(storageKey, JSON.stringify(kept));
    window.addEventListener("scroll", remember, { passive: true });
    window.addEventListener("pagehide", save);
    return () => {
      window.removeEventListener("scroll", remember);
      window.removeEventListener("pagehide", save);
    };
  }, [key]);

  useLayoutEffect(() => {
    const restored = type === "POP" ? positions.current?.[key] : undefined;
    const wasFirst = isFirst.current;
    isFirst.current = false;
    const isReturn = !wasFirst || isReloadedOrReturnedTo();
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
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
 * Scrolls to where a page was. What is else laid out only near the window is then laid out in full, until the
 * next page: by guessed heights the place would be another.
 */
function returnTo(top: number) {
  document.documentElement.dataset.laidOut = "";
  window.scrollTo({ top, behavior: "instant" });
}

/** Whether this document was shown before: not opened by a link or an address. */
function isReloadedOrReturnedTo(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation !== undefined && Reflect.get(navigation, "type") !== "navigate";
}

/** Filters and pages of a list say `state={{ keepsPlace: true }}` when the shopper should stay put. */
function keepsPlace(state: unknown): boolean {
  return typeof state === "object" && state !== null && "keepsPlace" in state && state.keepsPlace === true;
}

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
  } catch {
    return {};
  }
}
