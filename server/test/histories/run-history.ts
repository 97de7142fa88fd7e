import fc from "fast-check";
import { inject, test } from "vitest";

/** The seed that every run of the gate repeats. */
const fixedSeed = 20261123;

type Bounds = {
  /** Runs with the fixed seed, and as many with a fresh one, in the gate. */
  runs: number;
};

/**
 * Declares a test that draws whole histories with fast-check: once with a fixed seed, so that the gate
 * repeats itself, and once with a fresh one. Where both engines run, the embedded one takes fresh seeds only. A failure
 * prints the seed and the path that repeat it.
 *
 * The environment decides how long it draws (docs/operations.md):
 * - `HISTORY_MINUTES`: keep drawing with fresh seeds for so many minutes instead, and report how many were drawn;
 * - `HISTORY_SEED` and `HISTORY_PATH`: repeat one failure.
 *
 * @param property builds the property anew for each seed.
 */
export function testHistories<Ts>(
  name: string,
  { runs }: Bounds,
  property: () => fc.IAsyncPropertyWithHooks<Ts>,
): void {
  const { minutes, seed, path } = readSettings();
  if (seed !== null) {
    test(`${name} (seed ${seed})`, () =>
      check(property(), seed, { numRuns: runs, ...(path ? { path } : {}) }));
    return;
  }
  if (minutes > 0) {
    const limitMs = minutes * 60_000;
    test(name, { timeout: limitMs + 10 * 60_000 }, async ({ annotate }) => {
      const drawUntil = Date.now() + limitMs;
      const seeds: number[] = [];
      let histories = 0;
      while (Date.now() < drawUntil) {
        const seed = freshSeed();
        const counting = property().afterEach(async (before) => {
          histories += 1;
          await before();
        });
        await check(counting, seed, {
          numRuns: 50,
          // fast-check fails when not even one history has ended by then.
          interruptAfterTimeLimit: Math.max(60_000, drawUntil - Date.now()),
          markInterruptAsFailure: false,
        });
        seeds.push(seed);
      }
      await annotate(`${histories} histories, seeds ${seeds.join(", ")}`);
    });
    return;
  }
  test.skipIf(!inject("isForAllEngines"))(`${name} (fixed seed)`, () =>
    check(property(), fixedSeed, { numRuns: runs }),
  );
  const fresh = freshSeed();
  test(`${name} (fresh seed ${fresh})`, () => check(property(), fresh, { numRuns: runs }));
}

async function check<Ts>(
  property: fc.IAsyncProperty<Ts>,
  seed: number,
  bounds: fc.Parameters<Ts>,
): Promise<void> {
  await fc.assert(property, { ...bounds, seed, endOnFailure: process.env.HISTORY_SHRINK === "0" });
}

function freshSeed(): number {
  return Math.floor(Math.random() * 0x7fffffff);
}

function readSettings() {
  const { HISTORY_MINUTES, HISTORY_SEED, HISTORY_PATH } = process.env;
  return {
    minutes: Number(HISTORY_MINUTES ?? 0),
    seed: HISTORY_SEED === undefined ? null : Number(HISTORY_SEED),
    path: HISTORY_PATH ?? null,
  };
}
