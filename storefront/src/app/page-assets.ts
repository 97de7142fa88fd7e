import fontUrl from "../ui/fonts/barlow-semi-condensed-600.woff2?no-inline";
import { messagesFile } from "./messages.ts";
import type { ClientAssets, PageRequest } from "./page.ts";
import { frameRoom } from "./routes.ts";

const entryFile = "src/app/entry-browser.tsx";

/**
 * The sources of the browser's build that a page needs at once: entry, screen, texts.
 *
 * @param componentName name of the screen's component, which is its file's name too; null for the shell.
 */
export function pageFiles(request: PageRequest, rooms: string[], componentName: string | null): string[] {
  const texts = [frameRoom, ...rooms].map((room) => messagesFile(room, request.locale));
  const screens = componentName && rooms[0] ? [`src/${rooms[0]}/${componentName}.tsx`] : [];
  return [entryFile, ...screens, ...new Set(texts)].filter((file) => file in request.assets);
}

/** Stylesheets, the font, the entry script and preloads of everything that it would ask for next. */
export function assetLinks(assets: ClientAssets, files: string[]): string {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const file of files) collect(assets, file, scripts, styles);
  const entry = assets[entryFile]?.file;
  scripts.delete(entry ?? "");
  return [
    `<link rel="preload" as="font" type="font/woff2" href="${fontUrl}" crossorigin>`,
    ...[...styles].map((style) => `<link rel="stylesheet" href="/${style}">`),
    ...[...scripts].map((script) => `<link rel="modulepreload" href="/${script}">`),
    entry ? `<script type="module" src="/${entry}"></script>` : "",
  ].join("");
}

function collect(assets: ClientAssets, file: string, scripts: Set<string>, styles: Set<string>) {
  const chunk = assets[file];
  if (!chunk || scripts.has(chunk.file)) return;
  scripts.add(chunk.file);
  for (const style of chunk.css ?? []) styles.add(style);
  for (const imported of chunk.imports ?? []) collect(assets, imported, scripts, styles);
}
