import { setTimeout as pause } from "node:timers/promises";
import { expect, inject, test, vi } from "vitest";
import { makeProduct } from "../test/orders/factories.ts";
import { freePort } from "../test/shop/global-setup.ts";
import { makeStorage, remoteVisitor, type ShopProcess, startShop } from "../test/shop/shop-process.ts";

// Each test starts processes, on a machine that may be busy.
vi.setConfig({ testTimeout: 600_000 });

/** Sends requests to the processes whose `/readyz` answered 200 when it was last asked, as a balancer does. */
function openBalancer(origins: readonly string[]) {
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
      await pause(50);
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

test.runIf(inject("postgresUrl"))(
  "two processes are restarted one after the other, and no request fails",
  async () => {
    const storage = await makeStorage();
    const database = await storage.open();
    const { publicId } = await makeProduct(database, { available: 1_000_000 });
    const ports = [await freePort(), await freePort()];
    const environments = ports.map((port) => ({
      ...storage.environment,
      PORT: String(port),
      DRAIN_SECONDS: "2",
    }));
    const shops: ShopProcess[] = await Promise.all(environments.map(startShop));
    const balancer = openBalancer(shops.map(({ origin }) => origin));
    const statuses = new Set<number | string>();
    let answered = 0;
    let isOver = false;

    async function shopOn() {
      const visitor = await remoteVisitor();
      await visitor.greet(await balancer.pick(0));
      const call = async (turn: number, method: string, path: string, body?: object) => {
        const answer = await visitor.call(await balancer.pick(turn), method, path, body).catch(String);
        statuses.add(typeof answer === "string" ? `${method} ${path}: ${answer}` : answer.status);
        answered += 1;
      };
      await call(0, "POST", "/spa/cart");
      for (let turn = 0; !isOver; turn += 1) {
        // A line has at most 99 pieces.
        if (turn < 90) await call(turn, "POST", "/spa/cart/lines", { purchasable_public_id: publicId });
        await call(turn, "GET", "/spa/cart");
      }
    }
    const shopping = Promise.all([shopOn(), shopOn(), shopOn(), shopOn()]);
    const untilMore = async (count: number) => {
      const enough = answered + count;
      await vi.waitUntil(() => answered >= enough, { timeout: 60_000 });
    };
    await untilMore(20);
    for (const [index, shop] of shops.entries()) {
      shop.process.kill("SIGTERM");
      expect(await shop.ended).toBe(0);
      await untilMore(20);
      await startShop(environments[index] ?? {});
      await vi.waitUntil(() => balancer.readyCount() === shops.length, { timeout: 60_000 });
      await untilMore(20);
    }
    isOver = true;
    await shopping;
    await balancer.close();
    await database.close();
    expect([...statuses]).toEqual([200]);
  },
);
