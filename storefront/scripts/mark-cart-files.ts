import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "vite";

/** Modules that show the cart without a network, and that no page loads at first. */
const cartModules = [
  "src/app/routing/personal-screens.ts",
  "src/cart/screen/CartScreen.tsx",
  "src/offline/answers/answer-offline.ts",
];
const cartTexts = /^assets\/texts-[^/]+\/[a-z]+\/cart\/screen\/CartScreen\.js$/;

type Entry = { url: string; isOfCart?: boolean };

/** Marks the files that show the cart in the service worker's list, so that it stores them before the cart is opened. */
export function markCartFiles<File extends Entry>(outDir: string, files: File[]): File[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(outDir, ".vite/manifest.json"), "utf8"));
  const needed = filesOf(manifest, cartModules);
  return files.map((file) =>
    needed.has(file.url) || cartTexts.test(file.url) ? { ...file, isOfCart: true } : file,
  );
}

/**
 * Returns the files with these modules, what they import, and their styles.
 *
 * @throws when the build has no such module.
 */
export function filesOf(manifest: Manifest, modules: readonly string[]): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const follow = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}`);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) follow(imported);
  };
  for (const name of modules) follow(name);
  return files;
}
