import { localePrefixes } from "@recambia/contract/locale";
import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  RouterContextProvider,
  StaticRouterProvider,
} from "react-router";
import { noopClient } from "../../lib/http/http-context.ts";
import { createQueryClient, dehydratePage } from "../../lib/http/query-client.ts";
import { headElements, headHtml, type PageHead, safeJson } from "../../lib/page/head.ts";
import { LoadingScreen } from "../routing/LoadingScreen.tsx";
import { type LoaderDeps, loaderDepsContext } from "../routing/load-route.ts";
import { createRouteObjects, routeEntryOf } from "../routing/route-objects.tsx";
import type { RouteEntry } from "../routing/routes.ts";
import { PageProviders } from "./PageProviders.tsx";
import type { Page, PageRequest, RenderPage, RenderShell } from "./page.ts";
import { assetLinks } from "./page-assets.ts";
import type { PageState } from "./page-state.ts";
import { screenFile } from "./screen-file.ts";
import { serverLanguage } from "./server-language.ts";

/** One static handler per language. */
const handlers = {
  es: createStaticHandler(createRouteObjects(), { basename: "/" }),
  ca: createStaticHandler(createRouteObjects(), { basename: localePrefixes.ca }),
  en: createStaticHandler(createRouteObjects(), { basename: localePrefixes.en }),
};
const routeObjects = createRouteObjects();

/** See {@link RenderPage}. The result depends on URL and language only, never on the user. */
export const render: RenderPage = async (request) => {
  const entry = matchedEntry(request);
  if (!entry || entry.auth || entry.isPersonal) return renderShell(request);
  const language = await serverLanguage(request.locale);
  const queryClient = createQueryClient((path) => request.fetchApi(path, request.locale), false);
  const basename = localePrefixes[request.locale];
  let status = entry.name === "NotFound" ? 404 : 200;
  const loaderDeps: LoaderDeps = {
    queryClient,
    language,
    basename,
    maxWaitMs: null,
    onRefusal: (refused) => {
      if (refused >= 500) throw new Error(`The API answered ${refused}`);
      status = refused;
    },
    authStatus: async () => "visitor",
    reloadForNewRelease: async () => undefined,
  };
  const handler = handlers[request.locale];
  const context = await handler.query(new Request(request.url), {
    requestContext: new RouterContextProvider(new Map([[loaderDepsContext, loaderDeps]])),
  });
  if (context instanceof Response) return redirection(context);
  if (context.errors) throw Object.values(context.errors)[0];

  const heads: PageHead[] = [];
  const { origin } = new URL(request.url);
  const frame = {
    shop: request.shop,
    locale: request.locale,
    origin,
    collectHead: (head: PageHead) => heads.push(head),
  };
  const body = renderToString(
    <PageProviders i18n={language.i18n} queryClient={queryClient} http={noopClient} frame={frame}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </PageProviders>,
  );
  const { screen } = await entry.screen();
  const links = assetLinks(
    request,
    screenFile(screen),
    screen.parts?.map(({ file }) => file),
  );
  const page = finishPage(request, heads.at(-1) ?? shellHead(request), links, {
    shop: request.shop,
    locale: request.locale,
    screen: entry.name,
    queries: dehydratePage(queryClient),
  });
  queryClient.clear();
  return { status, body, ...page };
};

/** See {@link RenderShell}. */
export const renderShell: RenderShell = (request) => {
  const page = finishPage(request, shellHead(request), assetLinks(request, null), {
    shop: request.shop,
    locale: request.locale,
    screen: null,
    queries: null,
  });
  return { status: 200, body: renderToString(<LoadingScreen />), ...page };
};

function matchedEntry(request: PageRequest): RouteEntry | undefined {
  const matched = matchRoutes(routeObjects, new URL(request.url), localePrefixes[request.locale] || "/");
  return routeEntryOf(matched?.at(-1)?.route.id ?? "");
}

function redirection(response: Response): Page {
  const target = response.headers.get("location") ?? "/";
  return { status: response.status, redirect: target, head: "", body: "", state: "" };
}

function shellHead({ shop }: PageRequest): PageHead {
  return { title: shop.name, isPrivate: true };
}

function finishPage(request: PageRequest, head: PageHead, links: string, state: PageState) {
  const { origin, pathname } = new URL(request.url);
  const place = {
    origin,
    locale: request.locale,
    pathname: pathname.slice(localePrefixes[request.locale].length) || "/",
    shopName: request.shop.name,
    tagline: request.shop.tagline[request.locale],
  };
  return {
    head: headHtml(headElements(head, place)) + links,
    state: safeJson(state),
  };
}
