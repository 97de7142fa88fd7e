import { test as base } from "@playwright/test";
import { findFirefox, findWebKit } from "../../scripts/other-browsers.ts";
import type { EnginePage } from "./engine-page.ts";
import { openFirefox } from "./open-firefox.ts";
import { openWebKit } from "./open-webkit.ts";

/** Which engine a project of the configuration uses. */
export type EngineOptions = { engine: "firefox" | "webkit" };

const engines = {
  firefox: { find: findFirefox, open: openFirefox },
  webkit: { find: findWebKit, open: openWebKit },
};

/** `test` with a page in another engine than Chromium; skipped with the reason where the engine is not installed. */
export const test = base.extend<EngineOptions & { enginePage: EnginePage }>({
  engine: ["firefox", { option: true }],
  enginePage: async ({ engine, baseURL }, use, testInfo) => {
    const { find, open } = engines[engine];
    const found = find();
    testInfo.skip(found.program === null, found.missing ?? "");
    const { page, close } = await open(found.program ?? "", baseURL ?? "");
    try {
      await use(page);
    } finally {
      await close();
    }
  },
});
