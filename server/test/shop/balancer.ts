import { setTimeout as pause } from "node:timers/promises";
import { vi } from "vitest";

/** Sends requests to the processes whose `/readyz` answered 200 when it was last asked, as a balancer does. */
export function openBalancer(origins: readonly string[]) {
  let ready: string[] = [];
  let isOpen = true;
  async function check() {
    while (isOpen) {
      const answers = await Promise.all(
        origins.map(async (origin) => {
          const answer = await fetch(`${origin}/readyz`).catch(() => null);
          await answer?.body?.cancel();
          return answer?.status === 200 ? [origin] : [];
        }),
      );
      ready = answers.flat();
      await pause(200);
    }
  }
  const checking = check();
  return {
    /** A process that may be sent a request; waits for the first one. */
    async pick(turn: number): Promise<string> {
      await vi.waitUntil(() => ready.length > 0, { timeout: 60_000 });
      return ready[turn % ready.length] ?? "";
    },
    readyCount: () => ready.length,
    async close() {
      isOpen = false;
      await checking;
    },
  };
}
