import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** On a busy machine everything may take ten times as long. */
const patience = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } };

/** Files of a worker share their modules: loading them takes longer than most files' tests (decision 021). */
const shared = { ...patience, isolate: false };

const server = {
  ...shared,
  include: ["server/**/*.test.ts"],
  globalSetup: ["server/test/shop/global-setup.ts"],
  setupFiles: ["server/test/shop/cheap-hashes.ts"],
};

/**
 * Tests that run on the embedded database as well where PostgreSQL runs all of them: what only an engine decides (locks,
 * import, list queries, backups, processes), the drawn histories, and one file of every other feature. The journeys run on
 * the embedded database only.
 */
const embeddedCore = [
  "server/src/{changed-products,main,processes}.test.ts",
  "server/src/platform/{backup,database}/**/*.test.ts",
  "server/src/platform/mail/sending/send-mails.test.ts",
  "server/src/platform/http/limit-attempts.test.ts",
  "server/src/platform/catalogue-revision.test.ts",
  "server/src/catalogue/import/*.test.ts",
  "server/src/catalogue/listing/*.test.ts",
  "server/src/catalogue/listing/sql/*.test.ts",
  "server/**/*.history.test.ts",
  "server/src/account/profile.test.ts",
  "server/src/addresses/addresses.test.ts",
  "server/src/cart/{cart,merge-carts}.test.ts",
  "server/src/cart/storage/create-cart-writer.test.ts",
  "server/src/catalogue/kits/list-kits.test.ts",
  "server/src/catalogue/products/find-product.test.ts",
  "server/src/catalogue/search/search.test.ts",
  "server/src/checkout/placing/{guest-orders,place-order,take-stock}.test.ts",
  "server/src/checkout/quotes/quote.test.ts",
  "server/src/collections/collections.test.ts",
  "server/src/favorites/favorites.test.ts",
  "server/src/operator/orders/orders-commands.test.ts",
  "server/src/orders/order-life.test.ts",
  "server/src/orders/payments/payments.test.ts",
  "server/src/pages/render-page.test.ts",
  "server/src/people/people.test.ts",
  "server/src/reviews/write-review.test.ts",
  "server/src/session/session.test.ts",
  "server/src/uploads/uploads.test.ts",
  "server/src/vehicles/vehicles.test.ts",
];

export default defineConfig({
  test: {
    // One core is not kept back for Vitest itself: once all is loaded it has little to do.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          ...shared,
          name: "plain",
          include: [
            "contract/**/*.test.ts",
            "demo/**/*.test.ts",
            "scripts/**/*.test.ts",
            "bench/**/*.test.ts",
          ],
        },
      },
      { test: { ...server, name: "embedded" } },
      { test: { ...server, name: "embedded-core", include: embeddedCore } },
      { test: { ...server, name: "postgres" } },
      ...(existsSync("storefront/vite.config.ts") ? ["storefront/vite.config.ts"] : []),
    ],
  },
});
