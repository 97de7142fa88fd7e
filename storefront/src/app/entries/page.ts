import type { Locale } from "@recambia/contract/locale";
import type { PublicShop } from "@recambia/contract/shop/schemas";

/** One file of the browser build, as its manifest describes it. */
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
  /** Absolute URL on the shop's public origin, language prefix included. */
  url: string;
  locale: Locale;
  shop: PublicShop;
  /** Reads the customers API in process. Takes a path with query string; answers in the page's language. */
  fetchApi(path: string, locale: Locale): Promise<{ status: number; data: unknown }>;
  assets: ClientAssets;
  /** Text of the stylesheets, by file; those that are missing are linked. */
  styles: Readonly<Record<string, string>>;
};

/** A page as the server's template takes it: HTML for the head and `#root`, JSON for `#state`. */
export type Page = {
  status: number;
  redirect?: string;
  /** The browser draws the screen anew: until then nothing of it answers to presses and keys. */
  isFrame?: boolean;
  head: string;
  /** Stylesheets whose text the head holds. */
  styles: readonly string[];
  body: string;
  state: string;
};

/**
 * Which page an address shows: a personal one (its frame, which the browser replaces), none, or a public one. `url` is the
 * same for all addresses of a page: without parameters that its screen does not read, and spelt in one way; that of a frame
 * has no ids either.
 */
export type PageIdentity = { kind: "frame" | "missing" | "page"; url: string };

/** Finds out which page an address shows, without rendering it. */
export type IdentifyPage = (request: Pick<PageRequest, "url" | "locale">) => Promise<PageIdentity>;

/** Renders a public page with its content, a personal one as its frame. */
export type RenderPage = (request: PageRequest) => Promise<Page>;

/**
 * Renders the shell: a loading screen that the browser replaces. Never fails.
 *
 * @param isForPage it comes in place of a page that is late, so that it must not keep search engines from the page.
 */
export type RenderShell = (request: PageRequest, isForPage?: boolean) => Page;

/** Exports of `dist/server/entry-server.js`. */
export type ServerEntry = { identify: IdentifyPage; render: RenderPage; renderShell: RenderShell };
