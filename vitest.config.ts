import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** On a busy machine anything may take ten times as long. */
const patience = { testTimeout: 60_000, hookTimeout: 120_000 };

/** The files of a worker share what they import: loading it takes longer than most files' tests (decision 021). */
const shared = { ...patience, isolate: false };

const server = {
  ...shared,
  include: ["server/**/*.test.ts"],
  globalSetup: ["server/test/shop/global-setup.ts"],
  setupFiles: ["server/test/shop/cheap-hashes.ts"],
};

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
      { test: { ...server, name: "postgres" } },
      ...(existsSync("storefront/vite.config.ts") ? ["storefront/vite.config.ts"] : []),
    ],
  },
});
