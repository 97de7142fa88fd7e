import { localePrefixes, serverLocales } from "@recambia/contract/locale";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, RouterContextProvider } from "react-router";
import { RouterProvider } from "react-router/dom";
import "../../ui/tokens.css";
import "../../ui/base.css";
import { startCartSync } from "../../cart/index.ts";
import { resetAlert, showLoadFailure } from "../../lib/alert-store.ts";
import { createHttpClient, type HttpClient } from "../../lib/http/http-client.ts";
import { createQueryClient, hydratePage } from "../../lib/http/query-client.ts";
import { noteShopTime } from "../../lib/http/shop-time.ts";
import { loadPersistently } from "../../lib/loading/load-persistently.ts";
import { openForNewRelease } from "../../lib/loading/reload-for-new-release.ts";
import { loadWithStylesheets, noteMissingStylesheets } from "../../lib/loading/stylesheets.ts";
import { createPageLanguage } from "../../lib/texts/i18n.ts";
import { setPageLanguage } from "../../lib/texts/texts.ts";
import { readOrOffline } from "../../offline/index.ts";
import {
  authStore,
  clearCurrentUser,
  completeLogout,
  fetchCurrentUser,
  isEmailUnverified,
  isLogoutPending,
  keepCsrfTokenFresh,
  readCsrfToken,
  renewCsrfToken,
  resetLastRefusal,
  syncAuthAcrossTabs,
} from "../../session/index.ts";
import { followSession } from "../follow-session.ts";
import type { AuthStatus } from "../routing/guards.ts";
import { type LoaderDeps, loaderDepsContext } from "../routing/load-route.ts";
import { createRouteObjects, fetchRenderedScreen } from "../routing/route-objects.tsx";
import { PageProviders } from "./PageProviders.tsx";
import { readPageState } from "./page-state.ts";
import { firstLoadPart, textsUrl } from "./texts-url.ts";

/** Time that a navigation waits for data before the screen shows its skeleton. */
const maxWaitMs = 150;

async function start() {
  await nextTask();
  const state = readPageState();
  const basename = localePrefixes[state.locale];
  const language = createPageLanguage(state.locale, async (part, locale) => {
    const { messages } = await import(/* @vite-ignore */ `/${textsUrl(part, locale)}`);
    return messages;
  });
  setPageLanguage(language);
  const http = createHttpClient({
    origin: import.meta.env.VITE_API_URL ?? "",
    serverLocale: serverLocales[state.locale],
    beforeRequest: resetLastRefusal,
    mayRequest: (path) => completeLogout(http, path),
    onUnauthenticated: clearCurrentUser,
    readCsrfToken,
    noteShopTime,
    renewCsrfToken: () => renewCsrfToken(http),
    confirmIdentity: async () => {
      const { openConfirmation } = await loadWithStylesheets(
        () => import("../../account/confirmation/open-confirmation.tsx"),
      ).catch((reason: unknown) => {
        showLoadFailure();
        throw reason;
      });
      return openConfirmation((dialog) => <PageProviders {...providers}>{dialog}</PageProviders>);
    },
  });
  const queryClient = createQueryClient(async (path, signal) => {
    const personId = authStore.getState().user?.id ?? null;
    const answer = await http.read(path, signal ? { signal } : {});
    return signal?.aborted ? answer : readOrOffline(path, answer, personId);
  }, true);
  const frame = { shop: state.shop, locale: state.locale, origin: location.origin, collectHead: null };
  const providers = { i18n: language.i18n, queryClient, http, frame };
  if (state.queries) hydratePage(queryClient, state.queries, Date.now());

  const loaderDeps: LoaderDeps = {
    queryClient,
    language,
    basename,
    maxWaitMs,
    onRefusal: () => undefined,
    authStatus: (entry) => fetchAuthStatus(http, entry.auth === "required"),
    reloadForNewRelease: openForNewRelease,
  };
  const routes = createRouteObjects();
  // Hydration needs the code and texts of the screen that the server rendered. Without them its links work, not its buttons.
  const { promise: isLoaded, resolve: goOn } = Promise.withResolvers<unknown>();
  const load = () =>
    Promise.all([
      language.loadTexts([firstLoadPart]),
      state.screen && fetchRenderedScreen(state.screen, state.locale),
    ]);
  loadPersistently(load, goOn, () => document.dispatchEvent(new Event("stalled")));
  await isLoaded;
  const drawn = isStillAsDrawn() ? state.screen : null;
  const router = createBrowserRouter(routes, {
    basename: basename || "/",
    getContext: () => new RouterContextProvider(new Map([[loaderDepsContext, loaderDeps]])),
    ...(drawn ? { hydrationData: { loaderData: { [drawn]: null } } } : {}),
  });

  await nextTask();
  noteMissingStylesheets();
  clearAlertBeforeNavigation(router);
  syncAuthAcrossTabs();
  followSession(router, queryClient);

  const page = (
    <PageProviders {...providers}>
      <RouterProvider router={router} />
    </PageProviders>
  );
  const root = document.getElementById("root");
  if (!root) throw new Error("The page came without its root");
  // From here on React receives what is pressed; the page's first script has kept what was pressed before.
  document.dispatchEvent(new Event("hydration"));
  if (drawn) hydrateRoot(root, page);
  else {
    // The frame that the server rendered stays until the screen can take its place.
    if (isStillAsDrawn()) await untilLoaded(router);
    root.inert = false;
    startTransition(() => createRoot(root).render(page));
  }

  await nextTask();
  keepCsrfTokenFresh(() => renewCsrfToken(http));
  if (authStore.getState().isAuthenticated || isLogoutPending()) fetchCurrentUser(http);
  startCartSync({ http, queryClient }, state.locale);
}

/**
 * Whether the URL is still the one that the server rendered, as recorded by the page's first script. It
 * differs when the shopper reloads the page and goes back before its scripts have run.
 */
function isStillAsDrawn(): boolean {
  return document.documentElement.dataset.drawnFor === location.pathname + location.search;
}

/** Resolves when the router has loaded its first screen, or has failed to. */
function untilLoaded(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const look = ({ initialized }: { initialized: boolean }) => initialized && resolve();
  const unsubscribe = router.subscribe(look);
  look(router.state);
  return promise.then(unsubscribe);
}

/** Yields to the event loop between two steps of the start, so that phones can respond to input. */
function nextTask() {
  return new Promise((resolve) => setTimeout(resolve));
}

/** For guest-only screens, asks the server only when this browser remembers a user. */
async function fetchAuthStatus(http: HttpClient, mustAsk: boolean): Promise<AuthStatus> {
  if (!mustAsk && !authStore.getState().isAuthenticated) return "visitor";
  if (await fetchCurrentUser(http)) return "signed-in";
  return isEmailUnverified() ? "pending" : "visitor";
}

/**
 * Clears the alert on navigation. URL changes that merely follow the garage or the quote carry `keepsAlert`
 * and do not count.
 */
function clearAlertBeforeNavigation(router: ReturnType<typeof createBrowserRouter>) {
  let lastKey = router.state.location.key;
  router.subscribe(({ navigation, location: current }) => {
    const { key, state } = navigation.location ?? current;
    if (key === lastKey) return;
    lastKey = key;
    if (!state?.keepsAlert) resetAlert();
  });
}

start();
