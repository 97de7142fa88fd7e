import { retryForAWhile, retryWhenOnline } from "../http/retry-when-online.ts";

/**
 * Loads a part of the shop: now, a few times more if that fails, and when the network returns, until it succeeds.
 *
 * @param onFailure called once, when the first attempt has failed; may stop the loading.
 * @returns a function that stops loading.
 */
export function loadPersistently<Part>(
  load: () => Promise<Part>,
  onLoaded: (part: Part) => void,
  onFailure: () => void,
): () => void {
  let isOnItsWay = false;
  let hasFailed = false;
  let isOver = false;
  let stopRetrying = () => {};
  function attempt() {
    if (isOnItsWay || isOver) return;
    isOnItsWay = true;
    load().then(
      (part) => {
        if (isOver) return;
        stop();
        onLoaded(part);
      },
      () => {
        isOnItsWay = false;
        if (!isOver && !hasFailed) onFailure();
        hasFailed = true;
      },
    );
  }
  function stop() {
    isOver = true;
    stopRetrying();
  }
  const stopFollowing = retryWhenOnline(attempt);
  const stopFirst = retryForAWhile(attempt);
  stopRetrying = () => {
    stopFollowing();
    stopFirst();
  };
  return stop;
}
