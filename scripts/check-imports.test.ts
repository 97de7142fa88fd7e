import { expect, test } from "vitest";
import { findCycles, findViolation } from "./check-imports.ts";

test.each([
  ["server/src/cart/routes.ts", "server/src/catalogue/model/definitions.ts"],
  ["server/src/platform/http/create-app.ts", "server/src/cart/index.ts"],
  ["server/src/cart/routes.ts", "storefront/src/lib/texts/format.ts"],
  ["storefront/src/cart/screen/CartScreen.tsx", "server/src/cart/index.ts"],
  ["storefront/src/ui/actions/Button.tsx", "contract/src/money.ts"],
  ["storefront/src/ui/actions/Button.tsx", "storefront/src/cart/index.ts"],
  ["storefront/src/lib/texts/format.ts", "storefront/src/ui/actions/Button.tsx"],
  ["storefront/src/lib/http/http-client.ts", "contract/src/cart/schemas.ts"],
  ["storefront/src/cart/screen/CartScreen.tsx", "storefront/src/vehicles/garage/store.ts"],
  ["storefront/src/cart/screen/CartScreen.tsx", "storefront/src/app/routing/routes.ts"],
  ["contract/src/cart/schemas.ts", "server/src/app.ts"],
  ["demo/src/index.ts", "server/src/app.ts"],
  ["e2e/cart.spec.ts", "server/src/app.ts"],
  ["examples/storefront/src/main.ts", "contract/src/locale.ts"],
  ["server/src/cart/lines/add-line.ts", "server/test/catalogue/factories.ts"],
  ["scripts/payments/stand-in-bank.ts", "e2e/support/shop.ts"],
  ["server/test/orders/bank.ts", "e2e/support/shop.ts"],
])("%s may not import %s", (from, to) => {
  expect(findViolation(from, to)).not.toBeNull();
});

test.each([
  ["server/src/cart/routes.ts", "server/src/catalogue/index.ts"],
  ["server/src/cart/routes.ts", "contract/src/cart/schemas.ts"],
  ["server/src/pages/render-page.ts", "storefront/src/app/entries/entry-server.tsx"],
  ["server/src/main.ts", "demo/src/index.ts"],
  ["storefront/src/cart/screen/CartScreen.tsx", "storefront/src/vehicles/index.ts"],
  ["storefront/src/app/routing/routes.ts", "storefront/src/cart/screen/CartScreen.tsx"],
  ["storefront/src/lib/texts/format.ts", "contract/src/money.ts"],
  ["storefront/src/ui/copy/CopyButton.tsx", "storefront/src/lib/alert-store.ts"],
  ["server/src/cart/lines/add-line.test.ts", "server/test/catalogue/factories.ts"],
  ["e2e/playwright.config.ts", "scripts/payments/payment-page.ts"],
])("%s may import %s", (from, to) => {
  expect(findViolation(from, to)).toBeNull();
});

test("a cycle is found wherever it begins", () => {
  const graph = new Map([
    ["a", ["b"]],
    ["b", ["c"]],
    ["c", ["b"]],
  ]);
  expect(findCycles(graph)).toEqual([["b", "c", "b"]]);
});
