/** A background job, safe to run in several processes at once. */
export type Job = { name: string; everyMs: number; run: () => Promise<unknown> };

/**
 * Runs each job immediately and then at its interval, never concurrently with itself in this process. A failed job is
 * reported and runs again next time.
 *
 * @returns a function that stops the jobs and waits for running ones.
 */
export function runPeriodically(
  jobs: Job[],
  report: (job: Job, error: unknown) => void,
): () => Promise<void> {
  const running = new Set<Promise<void>>();
  const busy = new Set<Job>();

  function begin(job: Job) {
    if (busy.has(job)) return;
    busy.add(job);
    const attempt = job
      .run()
      .then(
        () => undefined,
        (error: unknown) => report(job, error),
      )
      .finally(() => {
        busy.delete(job);
        running.delete(attempt);
      });
    running.add(attempt);
  }

  const timers = jobs.map((job) => {
    begin(job);
    return setInterval(begin, job.everyMs, job).unref();
  });
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running);
  };
}
