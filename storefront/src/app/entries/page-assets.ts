import fontUrl from "../../ui/fonts/barlow-semi-condensed-600.woff2?no-inline";
import type { ClientAssets, Page, PageRequest } from "./page.ts";
import { firstLoadPart, textsUrl } from "./texts-url.ts";

const entryFile = `src/${firstLoadPart}.tsx`;

/** Assets of a page: the links of its head, and its inlined stylesheets. */
type PageAssets = Pick<Page, "head" | "styles">;

/**
 * The stylesheets' text (decision 131) and a link to the font, followed by a template that is inserted after the first
 * paint: the entry script and preloads of everything that it would request next. Screens bundled with the first load
 * (vite.config.ts) have their texts there, too.
 *
 * @param screen the screen's part of the build, `feature/Component`; null for the shell.
 * @param besides.layout the layout's part of the build, unless the first load has it.
 * @param besides.lateParts lazily loaded parts that the page shows: only their styles are linked.
 */
export function assetLinks(
  { assets, styles: texts, locale }: PageRequest,
  screen: string | null,
  { layout = null, lateParts = [] }: { layout?: string | null; lateParts?: readonly string[] } = {},
): PageAssets {
  const parts = screen ? [firstLoadPart, screen] : [firstLoadPart];
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const part of parts) collect(assets, `src/${part}.tsx`, scripts, styles);
  if (screen) collect(assets, screenListOf(assets, screen), scripts, styles);
  if (layout) collect(assets, `src/${layout}.tsx`, scripts, styles);
  for (const part of lateParts) collect(assets, `src/${part}.tsx`, new Set(), styles);
  const entry = assets[entryFile]?.file;
  scripts.delete(entry ?? "");
  const withTexts = parts.filter((part) => part === firstLoadPart || !assets[`src/${part}.tsx`]?.isEntry);
  const preloads = [...scripts, ...withTexts.map((part) => textsUrl(part, locale))];
  const held = [...styles].filter((style) => texts[style] !== undefined);
  const head = [
    `<link rel="preload" as="font" type="font/woff2" href="${fontUrl}" crossorigin>`,
    ...[...styles].map((style) => styleElements(style, texts[style])),
    '<template id="scripts">',
    // Pictures that are still loading come first.
    ...preloads.map((script) => `<link rel="modulepreload" href="/${script}" fetchpriority="low">`),
    entry ? `<script type="module" src="/${entry}"></script>` : "",
    "</template>",
  ].join("");
  return { head, styles: held };
}

/** A stylesheet's text, with a link that loads nothing and tells Vite's preload helper that the styles are there. */
function styleElements(style: string, text: string | undefined): string {
  if (text === undefined) return `<link rel="stylesheet" href="/${style}">`;
  return `<style>${text}</style><link rel="stylesheet" href="/${style}" disabled>`;
}

/** Returns the file that the route table imports a screen through; empty for those that it imports itself. */
function screenListOf(assets: ClientAssets, screen: string): string {
  const lists = Object.keys(assets).filter((file) => file.endsWith("-screens.ts"));
  return lists.find((file) => assets[file]?.dynamicImports?.includes(`src/${screen}.tsx`)) ?? "";
}

function collect(assets: ClientAssets, file: string, scripts: Set<string>, styles: Set<string>) {
  const chunk = assets[file];
  if (!chunk || scripts.has(chunk.file)) return;
  scripts.add(chunk.file);
  for (const style of chunk.css ?? []) styles.add(style);
  for (const imported of chunk.imports ?? []) collect(assets, imported, scripts, styles);
}
