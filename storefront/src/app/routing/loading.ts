import { CancelledError, type QueryClient } from "@tanstack/react-query";
import { createContext, type RouterContextProvider, redirect } from "react-router";
import { statusOf } from "../../lib/http/api-error.ts";
import type { Screen } from "../../lib/page/screen.ts";
import type { PageLanguage } from "../../lib/texts/i18n.ts";
import { guardOutcome, type Standing } from "./guards.ts";
import { CodeMissing } from "./route-code.tsx";
import type { RouteEntry } from "./routes.ts";

/** What loading a screen needs from its surroundings: the browser's visit or the server's page. */
export type Surroundings = {
  queryClient: QueryClient;
  language: PageLanguage;
  /** Path prefix of the page's language. */
  basename: string;
  /** Who asks; on the server always a visitor. */
  standing(entry: RouteEntry): Promise<Standing>;
  /** How long a navigation waits for its answers, in milliseconds; null: until they are there. */
  patienceMs: number | null;
  /** Hears the status of a refusal (4xx) of the API; the screen itself shows it. */
  noteRefusal(status: number): void;
  /**
   * The code of an address can't be had: perhaps an older release's, which the shop no longer has. Opens it as a
   * new page, if that can be; else resolves.
   */
  reloadForNewRelease(address: string): Promise<void>;
};

export const surroundingsContext = createContext<Surroundings>();

/** What a route's loader is given. */
export type LoadAsk = {
  request: Request;
  params: Record<string, string | undefined>;
  context: Readonly<RouterContextProvider>;
};

/** Guard, then screen and answers of a route; a redirect is thrown, as the router takes it. */
export async function loadRoute(entry: RouteEntry, ask: LoadAsk): Promise<void> {
  const surroundings = ask.context.get(surroundingsContext);
  const url = new URL(ask.request.url);
  const asked = `${url.pathname.slice(surroundings.basename.length) || "/"}${url.search}`;
  await askGuard(entry, surroundings, asked);
  const { screen } = await loadCode(entry.screen, ask);
  await loadAnswers(screen, surroundings, { params: ask.params, search: url.searchParams });
  // The answers may have told that the session has ended.
  await askGuard(entry, surroundings, asked);
}

/**
 * Fetches code of the page that is gone to.
 *
 * @throws CodeMissing when it can't be had.
 */
export async function loadCode<Code>(fetchCode: () => Promise<Code>, { request, context }: LoadAsk) {
  try {
    return await fetchCode();
  } catch (error) {
    await context.get(surroundingsContext).reloadForNewRelease(request.url);
    throw new CodeMissing(error);
  }
}

async function askGuard(entry: RouteEntry, { standing }: Surroundings, asked: string) {
  if (!entry.auth) return;
  const outcome = guardOutcome(entry.auth, await standing(entry), asked);
  if (outcome) throw redirect(outcome);
}

async function loadAnswers(
  screen: Screen,
  { queryClient, language, patienceMs, noteRefusal }: Surroundings,
  address: { params: Record<string, string | undefined>; search: URLSearchParams },
) {
  const answers = screen
    .load?.({ queryClient, locale: language.locale, ...address })
    .catch((error: unknown) => {
      // The shopper has asked for something else meanwhile; whoever shows this one asks for it again.
      if (error instanceof CancelledError) return;
      const status = statusOf(error);
      if (status === null) throw error;
      noteRefusal(status);
    });
  const parts = Promise.all((screen.parts ?? []).map((part) => part.load()));
  if (patienceMs === null) return Promise.all([answers, parts]);
  // In a browser a part that can't be had is asked for again when it comes near the window.
  const all = Promise.all([answers, parts.catch(() => undefined)]);
  return Promise.race([all, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}
