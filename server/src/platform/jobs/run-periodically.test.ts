import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Job, runPeriodically } from "./run-periodically.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a failed job is reported and runs again at its next time", async () => {
  let runs = 0;
  const reported: unknown[] = [];
  const job: Job = {
    name: "fails",
    everyMs: 1000,
    run: async () => {
      runs += 1;
      throw new Error(`failure ${runs}`);
    },
  };
  const stop = runPeriodically([job], (_job, error) => reported.push(String(error)));
  await vi.advanceTimersByTimeAsync(2500);
  await stop();
  expect(runs).toBe(3);
  expect(reported).toEqual(["Error: failure 1", "Error: failure 2", "Error: failure 3"]);
});

test("a slow job does not run twice at once, and stopping waits for it", async () => {
  let running = 0;
  let most = 0;
  let finish: () => void = () => undefined;
  const job: Job = {
    name: "slow",
    everyMs: 1000,
    run: () => {
      running += 1;
      most = Math.max(most, running);
      return new Promise<void>((resolve) => {
        finish = () => {
          running -= 1;
          resolve();
        };
      });
    },
  };
  const stop = runPeriodically([job], () => undefined);
  await vi.advanceTimersByTimeAsync(5000);
  expect(most).toBe(1);
  const stopped = stop();
  finish();
  await stopped;
  expect(running).toBe(0);
});
