/** How far below the window a place may be when what belongs there is loaded. */
const ahead = "600px";

/**
 * Loads what belongs into a place further down the page: each time the place comes near the window, and when
 * the network is back while it is near, until it is there.
 *
 * @returns ends the waiting.
 */
export function loadWhenNear(place: Element, load: () => Promise<unknown>): () => void {
  let isNear = false;
  const tryNow = () => {
    if (isNear) load().then(stop, () => undefined);
  };
  const observer = new IntersectionObserver(
    (seen) => {
      isNear = seen.at(-1)?.isIntersecting ?? false;
      tryNow();
    },
    { rootMargin: `${ahead} 0px` },
  );
  function stop() {
    observer.disconnect();
    removeEventListener("online", tryNow);
  }
  observer.observe(place);
  addEventListener("online", tryNow);
  return stop;
}
