import { defineConfig } from "vitest/config";

/** The tests of one feature on one engine, as `scripts/long-tests/test-mutants.ts` chooses them, without drawn histories. */
const tests: string[] = JSON.parse(process.env.MUTANT_TESTS ?? "[]");

export default defineConfig({
  test: {
    name: process.env.MUTANT_ENGINE ?? "embedded",
    include: tests.map((path) => (path.endsWith(".ts") ? path : `${path}**/*.test.ts`)),
    exclude: ["**/*.history.test.ts", "**/order-processes.test.ts", "**/node_modules/**"],
    globalSetup: ["server/test/shop/global-setup.ts"],
    setupFiles: ["server/test/shop/cheap-hashes.ts"],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    isolate: false,
  },
});
