import { defineConfig } from "@playwright/test";
import journeys from "../playwright.config.ts";

const otherLanguages = / (?:ca|en)$/;

/** Draws every screen in four windows; `npm run pictures` runs it and puts the pictures onto sheets. */
export default defineConfig({
  ...journeys,
  testDir: import.meta.dirname,
  testMatch: "draw-screens.ts",
  // One test draws some sixty screens.
  timeout: 900_000,
  reporter: "list",
  projects: [
    { name: "phone", use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } },
    {
      name: "tablet",
      grepInvert: otherLanguages,
      use: { viewport: { width: 768, height: 1024 }, hasTouch: true },
    },
    {
      name: "landscape",
      grepInvert: otherLanguages,
      use: { viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true },
    },
    { name: "desktop", grepInvert: otherLanguages, use: { viewport: { width: 1440, height: 900 } } },
  ],
});
