import { existsSync } from "node:fs";
import { defineConfig } from "vitest/config";

const server = {
  include: ["server/**/*.test.ts"],
  globalSetup: ["server/test/global-setup.ts"],
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
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
