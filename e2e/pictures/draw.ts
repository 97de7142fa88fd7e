import { spawnSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { drawSheets } from "./draw-sheets.ts";
import { picturesFolder } from "./folder.ts";

/**
 * `npm run pictures`: draws every screen of the shop in four windows, both themes and, on the phone, three languages, and
 * puts the pictures onto sheets, so that the whole shop can be looked at in minutes. Options go to Playwright:
 * `-- --project phone` draws one window.
 */

rmSync(picturesFolder, { recursive: true, force: true });
const { status } = spawnSync(
  "playwright",
  ["test", "--config", join(import.meta.dirname, "playwright.config.ts"), ...process.argv.slice(2)],
  { stdio: "inherit" },
);
// A screen that could not be drawn is missing on its sheet.
for (const window of readdirSync(picturesFolder)) console.info((await drawSheets(window)).join("\n"));
process.exitCode = status ?? 1;
