import fc from "fast-check";
import { afterAll, beforeAll, vi } from "vitest";
import { liveThrough } from "../../test/histories/orders/live-order.ts";
import { histories } from "../../test/histories/orders/order-steps.ts";
import { type OrderWorld, openOrderWorld } from "../../test/histories/orders/order-world.ts";
import { testHistories } from "../../test/histories/run-history.ts";

vi.setConfig({ testTimeout: 300_000 });

let world: OrderWorld;
beforeAll(async () => {
  world = await openOrderWorld();
});
afterAll(() => world.close());

testHistories(
  "whatever is done to an order, pieces, money, invoices, timeline and mails are in order",
  { runs: 3 },
  () => fc.asyncProperty(histories, (history) => liveThrough(world, history)),
);
