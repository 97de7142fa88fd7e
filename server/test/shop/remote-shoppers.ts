import { setTimeout as pause } from "node:timers/promises";
import { legalVersions } from "@recambia/contract/shop/legal";
import { expect, vi } from "vitest";
import { randomPublicId } from "../../src/platform/public-id.ts";
import { remoteVisitor } from "./shop-process.ts";
import { readField } from "./test-shop.ts";

type Visitor = Awaited<ReturnType<typeof remoteVisitor>>;
type Call = { method: string; path: string; body?: object; headers?: object };

/** By default, a statement is waited for 6 s and a connection 3 s; the rest is for a busy machine. */
const patienceMs = 20_000;

/** Runs shoppers until they are told to stop. */
export function sendShoppers(shopOn: (isOver: () => boolean) => Promise<void>, count: number) {
  let isOver = false;
  const shopping = Promise.all(Array.from({ length: count }, () => shopOn(() => isOver)));
  return {
    /** Waits for something, or for the failure of a shopper. */
    async until(isTrue: () => boolean | Promise<boolean>) {
      await Promise.race([shopping, vi.waitUntil(isTrue, { timeout: 120_000, interval: 100 })]);
    },
    /** Lets them shop for that long. */
    async letPass(seconds: number) {
      await Promise.race([shopping, pause(seconds * 1000)]);
    },
    async stop() {
      isOver = true;
      await shopping;
    },
  };
}

/** What shoppers were told, and how long they waited at the most. */
type Told = { orders: string[]; statuses: Set<number>; slowestMs: number; unavailable: number };

export function createRecord(): Told {
  return { orders: [], statuses: new Set(), slowestMs: 0, unavailable: 0 };
}

/** Calls until the answer is not 503, like a browser. */
async function persist(visitor: Visitor, origin: string, record: Told, call: Call): Promise<unknown> {
  for (;;) {
    const begunAt = performance.now();
    const answer = await Promise.race([
      visitor.call(origin, call.method, call.path, call.body, call.headers),
      pause(patienceMs, null, { ref: false }),
    ]);
    record.slowestMs = Math.max(record.slowestMs, performance.now() - begunAt);
    if (answer === null) throw new Error(`${call.method} ${call.path} was not answered`);
    record.statuses.add(answer.status);
    if (answer.status !== 503) return answer.body;
    expect(answer.headers.get("retry-after")).toBe("5");
    record.unavailable += 1;
    await pause(100);
  }
}

/** A new visitor puts a part into the cart and orders it; a refused request is repeated, the order with its key. */
export async function orderOnce(origin: string, productId: string, record: Told) {
  const visitor = await remoteVisitor();
  await visitor.greet(origin);
  const ask = (call: Call) => persist(visitor, origin, record, call);
  await ask({ method: "POST", path: "/spa/cart" });
  await ask({ method: "POST", path: "/spa/cart/lines", body: { purchasable_public_id: productId } });
  const guest = { email: `${randomPublicId()}@example.com`, name: "Berta Invitada" };
  const quote = await ask({
    method: "POST",
    path: "/spa/checkout/quote",
    body: { shipping_method: "pickup", guest },
  });
  const order = await ask({
    method: "POST",
    path: "/spa/orders",
    body: { quote_id: readField(readField(quote, "data"), "id"), terms_version: legalVersions.terms },
    headers: { "idempotency-key": randomPublicId() },
  });
  record.orders.push(String(readField(readField(order, "data"), "id")));
}
