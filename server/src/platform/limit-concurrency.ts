/** Returns a function that runs at most `limit` tasks at once and queues the rest, first come, first served. */
export function limitConcurrency(limit: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function run<Result>(task: () => Promise<Result>): Promise<Result> {
    // A finished task hands its slot straight to the next in line, so that a newcomer cannot take it.
    if (running < limit) running++;
    else await new Promise<void>((start) => waiting.push(start));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
