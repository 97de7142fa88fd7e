/** Promises by name, each until it settles or another takes its name. */
export type Underway<Result> = {
  get(name: string): Promise<Result> | null;
  set(name: string, promise: Promise<Result>): void;
};

/**
 * A Map that has grown and shrunk keeps what it has let go of in memory until the next full collection,
 * and with a promise all that came out of it (decision 035): here that is an empty cell.
 */
export function openUnderway<Result>(): Underway<Result> {
  const cells = new Map<string, { promise: Promise<Result> | null }>();
  return {
    get: (name) => cells.get(name)?.promise ?? null,
    set(name, promise) {
      const cell: { promise: Promise<Result> | null } = { promise };
      cells.set(name, cell);
      const leave = () => {
        cell.promise = null;
        if (cells.get(name) === cell) cells.delete(name);
      };
      promise.then(leave, leave);
    },
  };
}
