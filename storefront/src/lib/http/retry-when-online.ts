/** Pauses between attempts, in milliseconds. */
const pauses = [500, 1500, 4000, 10_000];

/**
 * Calls `retry` now and a few times after that.
 *
 * @returns a function that stops retrying.
 */
export function retryForAWhile(retry: () => unknown): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function attempt(place: number) {
    const pause = pauses[place];
    if (pause !== undefined) timer = setTimeout(attempt, pause, place + 1);
    retry();
  }
  attempt(0);
  return () => clearTimeout(timer);
}

/**
 * Calls `retry` when the network returns, and a few times after that, because browsers report the network
 * before every request succeeds.
 *
 * @returns a function that stops retrying.
 */
export function retryWhenOnline(retry: () => unknown): () => void {
  let stop = () => {};
  function begin() {
    stop();
    stop = retryForAWhile(retry);
  }
  addEventListener("online", begin);
  return () => {
    removeEventListener("online", begin);
    stop();
  };
}
