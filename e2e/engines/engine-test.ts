import { test as base } from "@playwright/test";
import { findFirefox, findWebKit } from "../../scripts/other-browsers.ts";
import type { EnginePage, StartedEngine } from "./engine-page.ts";
import { startFirefox } from "./open-firefox.ts";
import { startWebKit } from "./open-webkit.ts";

/** Which engine a project of the configuration uses. */
export type EngineOptions = { engine: "firefox" | "webkit" };

const engines = {
  firefox: { find: findFirefox, start: startFirefox },
  webkit: { find: findWebKit, start: startWebKit },
};

type WorkersEngine = EngineOptions & {
  /** Null where the engine is not installed. */
  startedEngine: StartedEngine | null;
};

/**
 * `test` with a page in another engine than Chromium; skipped with the reason where the engine is not installed. The tests of
 * a worker share the engine, whose start takes as long as a short test.
 */
export const test = base.extend<{ enginePage: EnginePage }, WorkersEngine>({
  engine: ["firefox", { option: true, scope: "worker" }],
  startedEngine: [
    async ({ engine }, use) => {
      const { program } = engines[engine].find();
      const started = program === null ? null : await engines[engine].start(program);
      await use(started);
      await started?.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  enginePage: async ({ engine, startedEngine, baseURL }, use, testInfo) => {
    testInfo.skip(startedEngine === null, engines[engine].find().missing ?? "");
    if (startedEngine === null) return;
    const { page, close } = await startedEngine.open(baseURL ?? "");
    try {
      await use(page);
    } finally {
      await close();
    }
  },
});
