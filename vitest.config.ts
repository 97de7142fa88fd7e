import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** On a busy machine everything may take ten times as long. */
const patience = { testTimeout: 300_000, hookTimeout: 600_000, expect: { poll: { timeout: 30_000 } } };

/**
 * Files of a worker share their modules: loading them takes longer than most files' tests (decision 021). Room for young
 * objects saves a twentieth of a worker's processor time, which would go into collecting them more often.
 */
const shared = { ...patience, isolate: false, execArgv: ["--max-semi-space-size=64"] };

const server = {
  ...shared,
  include: ["server/**/*.test.ts"],
  globalSetup: ["server/test/shop/global-setup.ts"],
  setupFiles: ["server/test/shop/cheap-hashes.ts"],
};

/**
 * Tests that run on the embedded database as well where PostgreSQL runs all of them: what an engine decides (locks,
 * transactions, import, list queries, backups, processes) and the drawn histories. The journeys run every feature on the
 * embedded database.
 */
const embeddedCore = [
  "server/src/{changed-products,main,processes}.test.ts",
  "server/src/platform/{backup,database}/**/*.test.ts",
  "server/src/platform/mail/sending/send-mails.test.ts",
  "server/src/platform/http/access/limit-attempts.test.ts",
  "server/src/platform/catalogue-revision.test.ts",
  "server/src/catalogue/import/*.test.ts",
  "server/src/catalogue/listing/*.test.ts",
  "server/src/catalogue/listing/sql/*.test.ts",
  "server/**/*.history.test.ts",
  "server/src/cart/storage/create-cart-writer.test.ts",
  "server/src/checkout/placing/{place-order,take-stock}.test.ts",
  "server/src/orders/order-life.test.ts",
  "server/src/orders/payments/payments.test.ts",
  "server/src/session/session.test.ts",
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
