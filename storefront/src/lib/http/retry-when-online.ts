/** Milliseconds between two attempts. */
const pauses = [500, 1500, 4000, 10_000];

/**
 * Tries again what the network has kept from being had: when the network is back, and a few times after that, because
 * browsers say so before every request gets through.
 *
 * @returns ends it: it has been had, or is no longer wanted.
 */
export function retryWhenOnline(retry: () => unknown): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function attempt(place: number) {
    retry();
    const pause = pauses[place];
    if (pause !== undefined) timer = setTimeout(attempt, pause, place + 1);
  }
  function begin() {
    clearTimeout(timer);
    attempt(0);
  }
  addEventListener("online", begin);
  return () => {
    removeEventListener("online", begin);
    clearTimeout(timer);
  };
}
