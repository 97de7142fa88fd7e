import type { Locale } from "@recambia/contract/locale";
import type { PublicShop } from "@recambia/contract/shop/schemas";

/** One file of the browser's build, as its manifest describes it. */
export type ManifestChunk = {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
};

/** `dist/client/.vite/manifest.json`. */
export type ClientAssets = Record<string, ManifestChunk>;

export type PageRequest = {
  /** Absolute address on the shop's public origin, language prefix included. */
  url: string;
  locale: Locale;
  shop: PublicShop;
  /** Reads the customers API in process: path with query string, in the page's language. */
  fetchApi(path: string, locale: Locale): Promise<{ status: number; data: unknown }>;
  assets: ClientAssets;
};

/** A page as the server's template takes it: HTML for the head and for `#root`, JSON for `#state`. */
export type Page = { status: number; redirect?: string; head: string; body: string; state: string };

/** Renders a public page with what it shows; a personal one as the shell. */
export type RenderPage = (request: PageRequest) => Promise<Page>;

/** The shell: loading screen, filled by the browser. Never fails. */
export type RenderShell = (request: PageRequest) => Page;

/** What `dist/server/entry-server.js` exports. */
export type ServerEntry = { render: RenderPage; renderShell: RenderShell };
