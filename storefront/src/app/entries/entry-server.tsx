import { localePrefixes } from "@recambia/contract/locale";
import type { QueryClient } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router";
import { noopClient } from "../../lib/http/http-context.ts";
import { createQueryClient, dehydratePage } from "../../lib/http/query-client.ts";
import { headElements, headHtml, type PageHead, safeJson } from "../../lib/page/head.ts";
import { unknownMarker, unknownParameters } from "../../lib/page/unknown-parameters.ts";
import type { PageLanguage } from "../../lib/texts/i18n.ts";
import { LoadingScreen } from "../routing/LoadingScreen.tsx";
import { type LoaderDeps, loaderDepsContext } from "../routing/load-route.ts";
import { createRouteObjects, routeEntryOf } from "../routing/route-objects.tsx";
import type { RouteEntry } from "../routing/routes.ts";
import { PageProviders } from "./PageProviders.tsx";
import type { IdentifyPage, Page, PageRequest, RenderPage, RenderShell } from "./page.ts";
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

/** Path of a page that is not there: all such pages are rendered for it, and are the same. */
const missingPath = "/404";

/** See {@link IdentifyPage}. */
export const identify: IdentifyPage = async ({ url, locale }) => {
  const { origin, searchParams } = new URL(url);
  const prefix = localePrefixes[locale];
  const { entry, params } = matchedEntry({ url, locale });
  if (!entry || entry.name === "NotFound")
    return { kind: "missing", url: `${origin}${prefix}${missingPath}` };
  const path = entry.path.replace(/:(\w+)/g, (_whole, name) => encodeURIComponent(params[name] ?? ""));
  const address = `${origin}${`${prefix}${path}`.replace(/(?<=.)\/$/, "")}`;
  if (entry.auth || entry.isPersonal) return { kind: "shell", url: address };
  const { readsParameter = () => false, tellsUnknown = false } = (await entry.screen()).screen;
  const read = new URLSearchParams();
  for (const [name, value] of searchParams) {
    if (readsParameter(name) && !read.has(name)) read.append(name, value);
  }
  if (tellsUnknown && unknownParameters(searchParams, readsParameter).length > 0)
    read.append(unknownMarker, "");
  return { kind: "page", url: read.size > 0 ? `${address}?${read}` : address };
};

/** Bodies and titles of pages whose subject is not there, such as a product; the same for all of a screen. */
const refusedPages = new Map<string, { body: string; title: string }>();

/** See {@link RenderPage}. The result depends on URL and language only, never on the user. */
export const render: RenderPage = async (request) => {
  const { entry } = matchedEntry(request);
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
  const context = await handlers[request.locale].query(new Request(request.url), {
    requestContext: new RouterContextProvider(new Map([[loaderDepsContext, loaderDeps]])),
  });
  if (context instanceof Response) return redirection(context);
  if (context.errors) throw Object.values(context.errors)[0];

  const frame = { request, language, queryClient };
  const { head, body } = status === 404 ? refusedPage(entry, context, frame) : renderBody(context, frame);
  const { screen } = await entry.screen();
  const links = assetLinks(
    request,
    screenFile(screen),
    screen.parts?.map(({ file }) => file),
  );
  const page = finishPage(request, head, links, {
    shop: request.shop,
    locale: request.locale,
    screen: entry.name,
    queries: dehydratePage(queryClient),
  });
  queryClient.clear();
  return { status, body, ...page };
};

type Frame = { request: PageRequest; language: PageLanguage; queryClient: QueryClient };

/** Renders the page of something that is not there once for each screen and language: robots ask for many. */
function refusedPage(entry: RouteEntry, context: StaticHandlerContext, frame: Frame) {
  const key = `${frame.request.locale} ${entry.name}`;
  const pathname = `${localePrefixes[frame.request.locale]}${missingPath}`;
  const location = { ...context.location, pathname, search: "", hash: "" };
  let page = refusedPages.get(key);
  if (!page) {
    const { head, body } = renderBody({ ...context, location }, frame);
    page = { body, title: head.title };
    refusedPages.set(key, page);
  }
  return { body: page.body, head: { title: page.title, isPrivate: true } };
}

function renderBody(context: StaticHandlerContext, { request, language, queryClient }: Frame) {
  const heads: PageHead[] = [];
  const frame = {
    shop: request.shop,
    locale: request.locale,
    origin: new URL(request.url).origin,
    collectHead: (head: PageHead) => heads.push(head),
  };
  const body = renderToString(
    <PageProviders i18n={language.i18n} queryClient={queryClient} http={noopClient} frame={frame}>
      <StaticRouterProvider
        router={createStaticRouter(handlers[request.locale].dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </PageProviders>,
  );
  return { body, head: heads.at(-1) ?? shellHead(request) };
}

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

function matchedEntry({ url, locale }: Pick<PageRequest, "url" | "locale">) {
  const match = matchRoutes(routeObjects, new URL(url), localePrefixes[locale] || "/")?.at(-1);
  return { entry: routeEntryOf(match?.route.id ?? ""), params: match?.params ?? {} };
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
