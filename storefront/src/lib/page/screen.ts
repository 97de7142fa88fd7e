import type { Locale } from "@recambia/contract/locale";
import type { QueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import type { LazyPart } from "../loading/LazySection.tsx";

/** What a screen may look at to know what to fetch. */
export type ScreenLocation = {
  queryClient: QueryClient;
  /** The route's `:parameters`. */
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  /** Language of the page: for texts that are loaded one language at a time. */
  locale: Locale;
};

/**
 * A screen as the route table knows it. `load` fills the query client with what the screen shows:
 * awaited on the server, started but hardly waited for in the browser. A rejection with the API's
 * 404 makes the page's status 404.
 */
export type Screen = {
  Component: ComponentType;
  /** What of it is left for the moment when it comes near the window. */
  parts?: readonly LazyPart[];
  load?: (address: ScreenLocation) => Promise<unknown>;
};
