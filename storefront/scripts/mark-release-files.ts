import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "vite";

/** What the service worker stores before it is asked for, and when. */
type Part = {
  /** Sources with an entry of their own in the build's manifest, or names of chunks. */
  modules: readonly string[];
  /** Names of files with texts. */
  texts: readonly string[];
};

export const releaseParts: Record<"start" | "cart", Part> = {
  // Every page needs them to start, or adds to the cart with them, which also works without a network.
  start: {
    modules: ["src/app/entries/entry-browser.tsx", "src/app/late/DeferredFrame.tsx", "cart-actions"],
    texts: ["app/entries/entry-browser", "app/late/DeferredFrame", "cart/cart-actions"],
  },
  // They show the cart and what the device keeps without a network, and no page loads them at first.
  cart: {
    modules: [
      "src/app/routing/personal-screens.ts",
      "src/cart/screen/CartScreen.tsx",
      "src/offline/screen/OfflineScreen.tsx",
      "src/offline/answers/answer-offline.ts",
    ],
    texts: ["cart/screen/CartScreen", "offline/screen/OfflineScreen"],
  },
};

type Marks = { url: string; isOfStart?: boolean; isOfCart?: boolean };

/**
 * Marks the files of the service worker's list that it stores before they are asked for.
 *
 * @throws when the build has not all of them, because something was renamed.
 */
export function markReleaseFiles<File extends Marks>(outDir: string, files: File[]): File[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(outDir, ".vite/manifest.json"), "utf8"));
  const urls = files.map(({ url }) => url);
  const ofStart = urlsOf(manifest, urls, releaseParts.start);
  const ofCart = urlsOf(manifest, urls, releaseParts.cart);
  return files.map((file) => {
    const { url } = file;
    // The font's names are in style sheets.
    const isOfStart = ofStart.has(url) || url.endsWith(".woff2");
    return {
      ...file,
      ...(isOfStart ? { isOfStart } : {}),
      ...(ofCart.has(url) && !isOfStart ? { isOfCart: true } : {}),
    };
  });
}

/**
 * Returns the files of a part, with what they import, their styles, and their texts in all languages.
 *
 * @throws when the build has no such module or texts.
 */
export function urlsOf(manifest: Manifest, urls: readonly string[], { modules, texts }: Part): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const follow = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key] ?? Object.values(manifest).find(({ name }) => name === key);
    if (!chunk) throw new Error(`The build has no ${key}`);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file);
    for (const imported of chunk.imports ?? []) follow(imported);
  };
  for (const name of modules) follow(name);
  for (const name of texts) {
    const files = urls.filter((url) => /^assets\/texts-[^/]+\/[a-z]+\/(.+)\.js$/.exec(url)?.[1] === name);
    if (files.length === 0) throw new Error(`The build has no texts of ${name}`);
    for (const file of files) found.add(file);
  }
  return found;
}
