import { readFileSync } from "node:fs";

/** axe-core as a script for a page. The minified file is half as long as `axe.source`, for every page to read and compile. */
export const axeSource = readFileSync(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8");
