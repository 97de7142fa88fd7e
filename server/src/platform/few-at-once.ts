/**
 * A way to run works of which each takes much memory or time: at most `most` at once, the others
 * wait in the order they came.
 */
export function fewAtOnce(most: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    // Whoever ends hands the place on, so that nobody can slip in between.
    if (running < most) running++;
    else await new Promise<void>((go) => waiting.push(go));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
