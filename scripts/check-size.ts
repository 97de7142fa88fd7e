import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { locales } from "@recambia/contract/locale";
import { projectRoot } from "./source-files.ts";

/**
 * Checks the storefront's size budgets: what the landing page loads, and what each screen adds to it. Counts the brotli files
 * of the browser build, according to its manifest.
 */

type Chunk = { file: string; imports?: string[]; css?: string[]; isDynamicEntry?: boolean };

const kilobyte = 1000;
const budgets = { landingScript: 120, landingStyle: 15, sharedScript: 31, screenScript: 25, fonts: 1 };
/** Chunks of at least this many screens count as shared. */
const manyScreens = 10;
const entry = "src/app/entries/entry-browser.tsx";
const landing = "src/catalogue/landing/LandingScreen.tsx";

const client = join(projectRoot, "storefront/dist/client");
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8"));
const problems: string[] = [];

/** Returns the files that the browser loads for some sources, with static imports. */
function filesOf(sources: string[]): Set<string> {
  const files = new Set<string>();
  const follow = (source: string) => {
    const chunk = manifest[source];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const style of chunk.css ?? []) files.add(style);
    for (const imported of chunk.imports ?? []) follow(imported);
  };
  for (const source of sources) follow(source);
  return files;
}

/** Returns the file with a part's texts; its folder's name contains the build's fingerprint. */
function textsFile(part: string, locale: string): string {
  const folder = readdirSync(join(client, "assets")).find((name) => name.startsWith("texts-"));
  return `assets/${folder}/${locale}/${part}.js`;
}

function kilobytes(files: Iterable<string>, extension: string): number {
  const matching = [...files].filter((file) => file.endsWith(extension));
  return matching.reduce((sum, file) => sum + readFileSync(join(client, `${file}.br`)).length, 0) / kilobyte;
}

function hold(name: string, size: number, budget: number) {
  console.info(`${name.padEnd(40)} ${size.toFixed(1).padStart(7)} of ${budget} KB brotli`);
  if (size > budget) problems.push(`${name} is ${(size - budget).toFixed(1)} KB over its budget`);
}

for (const locale of locales) {
  const texts = ["app/entries/entry-browser", "catalogue/landing/LandingScreen"].map((part) =>
    textsFile(part, locale),
  );
  const loaded = [...filesOf([entry, landing]), ...texts];
  hold(`landing page, scripts (${locale})`, kilobytes(loaded, ".js"), budgets.landingScript);
  if (locale === "es") hold("landing page, styles", kilobytes(loaded, ".css"), budgets.landingStyle);
}

const base = filesOf([entry]);
const added = new Map<string, string[]>();
for (const [source, chunk] of Object.entries(manifest)) {
  if (!chunk.isDynamicEntry || !source.endsWith("Screen.tsx")) continue;
  added.set(
    source,
    [...filesOf([source])].filter((file) => !base.has(file)),
  );
}

/** Loaded with the first screen that needs them, and not counted as a screen's own. */
const shared = new Set(
  [...added.values()]
    .flat()
    .filter((file, _index, all) => all.filter((other) => other === file).length >= manyScreens),
);
hold("what many screens share, scripts", kilobytes(shared, ".js"), budgets.sharedScript);
for (const [source, files] of added) {
  const size = kilobytes(
    files.filter((file) => !shared.has(file)),
    ".js",
  );
  if (size > 1) hold(source.replace("src/", ""), size, budgets.screenScript);
}

const fonts = readdirSync(join(client, "assets")).filter((file) => file.endsWith(".woff2"));
console.info(`fonts: ${fonts.length} file`);
if (fonts.length > budgets.fonts) problems.push(`more than one font file: ${fonts.join(", ")}`);

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
