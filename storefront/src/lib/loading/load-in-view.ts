import { retryWhenOnline } from "../http/retry-when-online.ts";

/** Distance below the viewport at which loading starts. */
const ahead = "600px";

/**
 * Calls `load` each time the element comes near the viewport, and when the network returns while it is near,
 * until it succeeds. A request during a pending load repeats the load if that fails, because browsers share a
 * module fetch that was started without a network.
 *
 * @returns a function that stops loading.
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
