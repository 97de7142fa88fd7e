import { setTimeout as pause } from "node:timers/promises";
import { isRefusal } from "../../platform/http/refusals/refusal.ts";
import { minimumTime } from "./minimum-time.ts";

/**
 * Runs work whose duration must not reveal whether an address has an account: the response takes at least as long as the
 * slower path on an ordinary machine.
 */
export async function withMinimumTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work(), pause(minimumTime.ms)]);
  return result;
}

/** Like `withMinimumTime`, but only refusals take the minimum time; successes are immediate. */
export async function refusedAfterMinimumTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const least = pause(minimumTime.ms);
  const result = await work();
  if (isRefusal(result)) await least;
  return result;
}
