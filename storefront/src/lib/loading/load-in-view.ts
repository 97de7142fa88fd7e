import { retryWhenOnline } from "../http/retry-when-online.ts";

/** How far below the window a place may be when what belongs there is loaded. */
const ahead = "600px";

/**
 * Loads what belongs into a place further down the page: each time the place comes near the window, and when
 * the network is back while it is near, until it is there. Asked for while it is on its way, it is asked for again
 * when that fails: a browser lets whoever asks then share what it began without a network.
 *
 * @returns ends the waiting.
 */
export function loadInView(place: Element, load: () => Promise<unknown>): () => void {
  let isNear = false;
  let isOnItsWay = false;
  let isAskedAgain = false;
  function tryNow() {
    if (!isNear) return;
    isAskedAgain = isOnItsWay;
    if (isOnItsWay) return;
    isOnItsWay = true;
    load().then(stop, () => {
      isOnItsWay = false;
      if (isAskedAgain) tryNow();
    });
  }
  const observer = new IntersectionObserver(
    (seen) => {
      isNear = seen.at(-1)?.isIntersecting ?? false;
      tryNow();
    },
    { rootMargin: `${ahead} 0px` },
  );
  function stop() {
    isNear = false;
    observer.disconnect();
    stopRetrying();
  }
  observer.observe(place);
  const stopRetrying = retryWhenOnline(tryNow);
  return stop;
}
