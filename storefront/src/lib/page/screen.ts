import type { Locale } from "@recambia/contract/locale";
import type { QueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import type { LazyPart } from "../loading/LazySection.tsx";

/** Input of a screen's loader. */
export type ScreenLocation = {
  queryClient: QueryClient;
  /** The route's `:parameters`. */
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  /** Language of the page, for texts that are loaded per language. */
  locale: Locale;
};

/**
 * A screen of the route table. `load` fills the query client with the screen's data: awaited on the server,
 * given a short time in the browser. Rejecting with the API's 404 makes the page's status 404.
 */
export type Screen = {
  Component: ComponentType;
  /**
   * Whether the screen shows something else for a parameter of the URL's query. The server leaves out all others, so that
   * they make no page of their own (decision 078).
   *
   * @default none
   */
  readsParameter?: (name: string) => boolean;
  /**
   * Whether the screen says that its URL has parameters that it does not know. For the server they are all one.
   *
   * @default false
   */
  tellsUnknown?: boolean;
  /** Parts that load when they come near the viewport. */
  parts?: readonly LazyPart[];
  /** Loads the screen's long text, which is no message and has a module for each language. */
  loadText?: (locale: Locale) => Promise<unknown>;
  load?: (address: ScreenLocation) => Promise<unknown>;
};
