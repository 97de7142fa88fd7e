import { setTimeout as pause } from "node:timers/promises";
import { isRefusal } from "../../platform/http/refusals/refusal.ts";

const minimumMs = 120;

/**
 * Does what must not show by its time whether an address has an account: the answer takes as long as
 * the slower way does on an ordinary machine, or longer.
 */
export async function withMinimumTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work(), pause(minimumMs)]);
  return result;
}

/** The same where only a refusal could tell; what succeeds does so at once. */
export async function refusedAfterMinimumTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const least = pause(minimumMs);
  const result = await work();
  if (isRefusal(result)) await least;
  return result;
}
