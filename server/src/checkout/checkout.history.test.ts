import fc from "fast-check";
import { afterAll, beforeAll, inject, test, vi } from "vitest";
import { allPairs, anyCheckout, type CheckoutDraw } from "../../test/histories/checkout/checkout-draws.ts";
import { expectQuote } from "../../test/histories/checkout/expect-quote.ts";
import type { CheckoutWorld } from "../../test/histories/checkout/trial.ts";
import { openCheckoutWorld, tryCheckout } from "../../test/histories/checkout/try-checkout.ts";
import { testHistories } from "../../test/histories/run-history.ts";

vi.setConfig({ testTimeout: 300_000 });

let world: CheckoutWorld;
beforeAll(async () => {
  world = await openCheckoutWorld();
});
afterAll(() => world.close());

/**
 * Where both engines run, the embedded one, which takes three times as long, takes every tenth checkout and PostgreSQL the
 * others; a longer run takes all on both.
 */
function isOfThisEngine(index: number): boolean {
  const isForAll = Number(process.env.HISTORY_MINUTES ?? 0) > 0;
  const isPostgres = inject("postgresUrl") !== "";
  const isAlone = inject("isForAllEngines") && !isPostgres;
  return isForAll || isAlone || index % 10 > 0 === isPostgres;
}

test("every pair of checkout choices is quoted, ordered and invoiced at one price, or refused with a reason", async () => {
  const draws = allPairs(canBeOrdered);
  for (const [index, draw] of draws.entries()) {
    if (!isOfThisEngine(index)) continue;
    await tryCheckout(world, draw).catch((cause: unknown) => {
      throw new Error(`Checkout ${index + 1} of ${draws.length}: ${inWords(draw)}`, { cause });
    });
  }
});

function canBeOrdered(draw: CheckoutDraw): boolean {
  return expectQuote(draw, world.shop.context.shop).problems.length === 0;
}

function inWords(draw: CheckoutDraw): string {
  return Object.entries(draw)
    .map(([choice, value]) => `${choice} ${value}`)
    .join(", ");
}

testHistories("any checkout is ordered at the price that it was quoted", { runs: 4 }, () =>
  fc.asyncProperty(anyCheckout(canBeOrdered), (draw) => tryCheckout(world, draw)),
);
