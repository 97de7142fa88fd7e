import { afterEach, expect, test } from "vitest";
import { minimumTime } from "./minimum-time.ts";
import { refusedAfterMinimumTime, withMinimumTime } from "./with-minimum-time.ts";

const before = { ...minimumTime };
afterEach(() => void Object.assign(minimumTime, before));

const refused = async () => ({ refused: "invalid_credentials" }) as const;
const accepted = async () => "in";

/** Timers may be a millisecond early. */
async function expectAtLeast(ms: number, work: () => Promise<unknown>) {
  const began = performance.now();
  await work();
  expect(performance.now() - began).toBeGreaterThan(ms - 2);
}

test("a refusal takes the minimum time, and so does everything whose success reveals something", async () => {
  minimumTime.ms = 30;
  await expectAtLeast(30, () => refusedAfterMinimumTime(refused));
  await expectAtLeast(30, () => withMinimumTime(accepted));
});

test("a success is immediate", async () => {
  minimumTime.ms = 1000;
  const later = new Promise((resolve) => setImmediate(resolve, "later"));
  expect(await Promise.race([refusedAfterMinimumTime(accepted), later])).toBe("in");
});
