/** Promises by key; each is dropped when it settles or when another promise takes its key. */
export type InFlightPromises<Result> = {
  get(key: string): Promise<Result> | null;
  set(key: string, promise: Promise<Result>): void;
};

/**
 * Creates an empty collection of promises in flight. Each promise sits in a cell of its own, because a Map that has grown
 * and shrunk retains deleted entries until the next full collection, and a promise retains everything it resolved to
 * (decision 035). The Map then retains only an empty cell.
 */
export function inFlightPromises<Result>(): InFlightPromises<Result> {
  const cells = new Map<string, { promise: Promise<Result> | null }>();
  return {
    get: (key) => cells.get(key)?.promise ?? null,
    set(key, promise) {
      const cell: { promise: Promise<Result> | null } = { promise };
      cells.set(key, cell);
      const drop = () => {
        cell.promise = null;
        if (cells.get(key) === cell) cells.delete(key);
      };
      promise.then(drop, drop);
    },
  };
}

/** Returns a function that runs a task once for all concurrent callers with the same key. */
export function singleFlight<Result>() {
  const inFlight = inFlightPromises<Result>();

  return function run(key: string, task: () => Promise<Result>): Promise<Result> {
    const running = inFlight.get(key);
    if (running) return running;
    const started = task();
    inFlight.set(key, started);
    return started;
  };
}
