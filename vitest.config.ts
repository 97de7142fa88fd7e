import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

const server = {
  include: ["server/**/*.test.ts"],
  globalSetup: ["server/test/global-setup.ts"],
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // The files of a worker share what they import: loading the shop takes longer than most files' tests.
  isolate: false,
};

export default defineConfig({
  test: {
    // One core is not kept back for Vitest itself: once all is loaded it has little to do.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
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
