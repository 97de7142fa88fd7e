import { expect, test } from "vitest";
import { findCycles, objectionBetween } from "./check-imports.ts";

test.each([
  ["server/src/cart/routes.ts", "server/src/catalogue/model/definitions.ts"],
  ["server/src/platform/http/app.ts", "server/src/cart/index.ts"],
  ["server/src/cart/routes.ts", "storefront/src/lib/format.ts"],
  ["storefront/src/cart/CartScreen.tsx", "server/src/cart/index.ts"],
  ["storefront/src/ui/Button.tsx", "contract/src/money.ts"],
  ["storefront/src/ui/Button.tsx", "storefront/src/lib/format.ts"],
  ["storefront/src/lib/http-client.ts", "contract/src/cart.ts"],
  ["storefront/src/cart/CartScreen.tsx", "storefront/src/vehicles/store.ts"],
  ["storefront/src/cart/CartScreen.tsx", "storefront/src/app/routes.ts"],
  ["contract/src/cart.ts", "server/src/app.ts"],
  ["demo/src/index.ts", "server/src/app.ts"],
  ["e2e/cart.spec.ts", "server/src/app.ts"],
  ["server/src/cart/lines/add-line.ts", "server/test/orders/factories.ts"],
])("%s may not import %s", (from, to) => {
  expect(objectionBetween(from, to)).not.toBeNull();
});

test.each([
  ["server/src/cart/routes.ts", "server/src/catalogue/index.ts"],
  ["server/src/cart/routes.ts", "contract/src/cart.ts"],
  ["server/src/pages/render-page.ts", "storefront/src/app/entry-server.tsx"],
  ["server/src/main.ts", "demo/src/index.ts"],
  ["storefront/src/cart/CartScreen.tsx", "storefront/src/vehicles/index.ts"],
  ["storefront/src/app/routes.ts", "storefront/src/cart/CartScreen.tsx"],
  ["storefront/src/lib/format.ts", "contract/src/money.ts"],
  ["server/src/cart/add-line.test.ts", "server/test/orders/factories.ts"],
])("%s may import %s", (from, to) => {
  expect(objectionBetween(from, to)).toBeNull();
});

test("a cycle is found wherever it begins", () => {
  const graph = new Map([
    ["a", ["b"]],
    ["b", ["c"]],
    ["c", ["b"]],
  ]);
  expect(findCycles(graph)).toEqual([["b", "c", "b"]]);
});
