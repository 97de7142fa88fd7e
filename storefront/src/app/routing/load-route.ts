import { CancelledError, type QueryClient } from "@tanstack/react-query";
import { createContext, type RouterContextProvider, redirect } from "react-router";
import { statusOf } from "../../lib/http/api-error.ts";
import type { Screen } from "../../lib/page/screen.ts";
import type { PageLanguage } from "../../lib/texts/i18n.ts";
import { type AuthStatus, guardOutcome } from "./guards.ts";
import { ChunkLoadError } from "./route-chunk.tsx";
import type { RouteEntry } from "./routes.ts";

/** Dependencies of route loaders, which differ between a browser visit and a page rendered on the server. */
export type LoaderDeps = {
  queryClient: QueryClient;
  language: PageLanguage;
  /** Path prefix of the page's language. */
  basename: string;
  /** Auth status of the user; always visitor on the server. */
  authStatus(entry: RouteEntry): Promise<AuthStatus>;
  /** Time that a navigation waits for data, in milliseconds; null waits until all data is there. */
  maxWaitMs: number | null;
  /** Called with the status of a refusal (4xx) of the API. The screen itself shows the refusal. */
  onRefusal(status: number): void;
  /**
   * Opens a URL whose code cannot be loaded as a new page: the code may belong to an older release. Resolves
   * when the shop cannot be reached.
   */
  reloadForNewRelease(address: string): Promise<void>;
};

export const loaderDepsContext = createContext<LoaderDeps>();

/** Arguments of a route's loader. */
export type LoaderArgs = {
  request: Request;
  params: Record<string, string | undefined>;
  context: Readonly<RouterContextProvider>;
};

/** Runs a route's guard, then loads its screen and data. Throws redirects, as the router expects. */
export async function loadRoute(entry: RouteEntry, ask: LoaderArgs): Promise<void> {
  const loaderDeps = ask.context.get(loaderDepsContext);
  const url = new URL(ask.request.url);
  const asked = `${url.pathname.slice(loaderDeps.basename.length) || "/"}${url.search}`;
  await applyGuard(entry, loaderDeps, asked);
  const { screen } = await loadRouteChunk(entry.screen, ask);
  await loadAnswers(screen, loaderDeps, { params: ask.params, search: url.searchParams });
  // The responses may have revealed that the session has ended.
  await applyGuard(entry, loaderDeps, asked);
}

/**
 * Loads the code of a route.
 *
 * @throws ChunkLoadError when the code cannot be loaded.
 */
export async function loadRouteChunk<Code>(fetchCode: () => Promise<Code>, { request, context }: LoaderArgs) {
  try {
    return await fetchCode();
  } catch (error) {
    await context.get(loaderDepsContext).reloadForNewRelease(request.url);
    throw new ChunkLoadError(error);
  }
}

async function applyGuard(entry: RouteEntry, { authStatus }: LoaderDeps, asked: string) {
  if (!entry.auth) return;
  const outcome = guardOutcome(entry.auth, await authStatus(entry), asked);
  if (outcome) throw redirect(outcome);
}

async function loadAnswers(
  screen: Screen,
  { queryClient, language, maxWaitMs, onRefusal }: LoaderDeps,
  address: { params: Record<string, string | undefined>; search: URLSearchParams },
) {
  const { locale } = language;
  const answers = screen.load?.({ queryClient, locale, ...address }).catch((error: unknown) => {
    // A newer request cancelled this one. Components that show the query fetch it again.
    if (error instanceof CancelledError) return;
    const status = statusOf(error);
    if (status === null) throw error;
    onRefusal(status);
  });
  const text = screen.loadText?.(locale);
  const parts = Promise.all((screen.parts ?? []).map((part) => part.load()));
  if (maxWaitMs === null) return Promise.all([answers, text, parts]);
  // In the browser, a lazy part that fails to load is tried again when it comes near the viewport.
  const all = Promise.all([answers, text, parts.catch(() => undefined)]);
  return Promise.race([all, new Promise((resolve) => setTimeout(resolve, maxWaitMs))]);
}
