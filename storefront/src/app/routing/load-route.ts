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
  /** Who asks; on the server always a visitor. */
  authStatus(entry: RouteEntry): Promise<AuthStatus>;
  /** How long a navigation waits for its answers, in milliseconds; null: until they are there. */
  maxWaitMs: number | null;
  /** Hears the status of a refusal (4xx) of the API; the screen itself shows it. */
  onRefusal(status: number): void;
  /**
   * The code of an address can't be had: perhaps an older release's, which the shop no longer has. Opens it as a
   * new page, if that can be; else resolves.
   */
  reloadForNewRelease(address: string): Promise<void>;
};

export const loaderDepsContext = createContext<LoaderDeps>();

/** What a route's loader is given. */
export type LoaderArgs = {
  request: Request;
  params: Record<string, string | undefined>;
  context: Readonly<RouterContextProvider>;
};

/** Guard, then screen and answers of a route; a redirect is thrown, as the router takes it. */
export async function loadRoute(entry: RouteEntry, ask: LoaderArgs): Promise<void> {
  const loaderDeps = ask.context.get(loaderDepsContext);
  const url = new URL(ask.request.url);
  const asked = `${url.pathname.slice(loaderDeps.basename.length) || "/"}${url.search}`;
  await applyGuard(entry, loaderDeps, asked);
  const { screen } = await loadRouteChunk(entry.screen, ask);
  await loadAnswers(screen, loaderDeps, { params: ask.params, search: url.searchParams });
  // The answers may have told that the session has ended.
  await applyGuard(entry, loaderDeps, asked);
}

/**
 * Fetches code of the page that is gone to.
 *
 * @throws ChunkLoadError when it can't be had.
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
  const answers = screen
    .load?.({ queryClient, locale: language.locale, ...address })
    .catch((error: unknown) => {
      // The shopper has asked for something else meanwhile; whoever shows this one asks for it again.
      if (error instanceof CancelledError) return;
      const status = statusOf(error);
      if (status === null) throw error;
      onRefusal(status);
    });
  const parts = Promise.all((screen.parts ?? []).map((part) => part.load()));
  if (maxWaitMs === null) return Promise.all([answers, parts]);
  // In a browser a part that can't be had is asked for again when it comes near the window.
  const all = Promise.all([answers, parts.catch(() => undefined)]);
  return Promise.race([all, new Promise((resolve) => setTimeout(resolve, maxWaitMs))]);
}
