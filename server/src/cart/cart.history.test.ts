import fc from "fast-check";
import { afterAll, beforeAll, vi } from "vitest";
import { anyCartHistory } from "../../test/histories/cart/cart-draws.ts";
import { type CartWorld, openCartWorld } from "../../test/histories/cart/cart-world.ts";
import { runCartHistory } from "../../test/histories/cart/run-cart-history.ts";
import { testHistories } from "../../test/histories/run-history.ts";

vi.setConfig({ testTimeout: 300_000 });

let world: CartWorld;
beforeAll(async () => {
  world = await openCartWorld();
});
afterAll(() => world.close());

testHistories("whatever happens to a cart, every tab is told what a plain model says", { runs: 4 }, () =>
  fc.asyncProperty(anyCartHistory, (history) => runCartHistory(world, history)),
);
