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
import { LoadingBadge, LoadingScreen } from "../routing/LoadingScreen.tsx";
import { type LoaderDeps, loaderDepsContext } from "../routing/load-route.ts";
import { createRouteObjects, layoutNameOf, routeEntryOf } from "../routing/route-objects.tsx";
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

/** Parts of the build with the layouts that the first load does not have. */
const layoutParts: Record<string, string> = {
  security: "app/layouts/SecurityLayout",
  configuration: "app/layouts/ConfigurationLayout",
};

/** Path of a page that is not there: all such pages are rendered for it, and are the same. */
const missingPath = "/404";

/** See {@link IdentifyPage}. */
export const identify: IdentifyPage = async ({ url, locale }) => {
  const { origin, searchParams } = new URL(url);
  const prefix = localePrefixes[locale];
  const { entry, params } = matchedEntry({ url, locale });
  if (!entry || entry.name === "NotFound")
    return { kind: "missing", url: `${origin}${prefix}${missingPath}` };
  if (isPersonal(entry)) return { kind: "frame", url: `${origin}${prefix}${framePath(entry)}` };
  const path = entry.path.replace(/:(\w+)/g, (_whole, name) => encodeURIComponent(params[name] ?? ""));
  const address = `${origin}${`${prefix}${path}`.replace(/(?<=.)\/$/, "")}`;
  const { readsParameter = () => false, tellsUnknown = false } = (await entry.screen()).screen;
  const read = new URLSearchParams();
  for (const [name, value] of searchParams) {
    if (readsParameter(name) && !read.has(name)) read.append(name, value);
  }
  if (tellsUnknown && unknownParameters(searchParams, readsParameter).length > 0)
    read.append(unknownMarker, "");
  return { kind: "page", url: read.size > 0 ? `${address}?${read}` : address };
};

function isPersonal({ auth, isPersonal: isSaidSo }: RouteEntry): boolean {
  return auth !== undefined || isSaidSo === true;
}

/** Path that the frame of a personal screen is rendered for: without ids and secrets, so that all addresses share it. */
function framePath({ path }: RouteEntry): string {
  return path.replace(/:\w+/g, "-");
}

/** Bodies and titles of pages whose subject is not there, such as a product; the same for all of a screen. */
const refusedPages = new Map<string, { body: string; title: string }>();

/** See {@link RenderPage}. The result depends on URL and language only, never on the user. */
export const render: RenderPage = async (request) => {
  const { entry } = matchedEntry(request);
  if (!entry) return renderShell(request);
  if (isPersonal(entry)) return renderFrame(entry, request);
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
  const context = await loadedRoutes(request, loaderDeps);
  if (context instanceof Response) return redirection(context);

  const frame = { request, language, queryClient };
  const { head, body } = status === 404 ? refusedPage(entry, context, frame) : renderBody(context, frame);
  const page = finishPage(request, head, await linksOf(entry, request), {
    shop: request.shop,
    locale: request.locale,
    screen: entry.name,
    queries: dehydratePage(queryClient),
  });
  queryClient.clear();
  return { status, body, ...page };
};

/** Renders a personal screen as it is before its data: layout, heading, and the form or the place of what is to come. */
async function renderFrame(entry: RouteEntry, request: PageRequest): Promise<Page> {
  const { origin } = new URL(request.url);
  const url = `${origin}${localePrefixes[request.locale]}${framePath(entry)}`;
  const language = await serverLanguage(request.locale);
  const queryClient = createQueryClient(() => Promise.withResolvers<never>().promise, false);
  const loaderDeps: LoaderDeps = {
    queryClient,
    language,
    basename: localePrefixes[request.locale],
    maxWaitMs: 0,
    onRefusal: () => undefined,
    authStatus: async () => (entry.auth === "required" ? "signed-in" : "visitor"),
    reloadForNewRelease: async () => undefined,
  };
  const context = await loadedRoutes({ ...request, url }, loaderDeps);
  if (context instanceof Response) throw new Error(`The frame of ${entry.name} redirects`);
  const { head, body } = renderBody(context, { request: { ...request, url }, language, queryClient });
  queryClient.clear();
  const state = { shop: request.shop, locale: request.locale, screen: null, queries: null };
  const page = finishPage({ ...request, url }, head, await linksOf(entry, request), state);
  return { status: 200, isFrame: true, body: body + renderToString(<LoadingBadge />), ...page };
}

/** Runs the loaders of a request's routes. */
async function loadedRoutes({ url, locale }: PageRequest, loaderDeps: LoaderDeps) {
  const context = await handlers[locale].query(new Request(url), {
    requestContext: new RouterContextProvider(new Map([[loaderDepsContext, loaderDeps]])),
  });
  if (!(context instanceof Response) && context.errors) throw Object.values(context.errors)[0];
  return context;
}

async function linksOf(entry: RouteEntry, request: PageRequest) {
  const { screen } = await entry.screen();
  return assetLinks(request, screenFile(screen), {
    layout: layoutParts[layoutNameOf(entry)] ?? null,
    lateParts: screen.parts?.map(({ file }) => file) ?? [],
  });
}

type Frame = { request: PageRequest; language: PageLanguage; queryClient: QueryClient };

/** Renders the page of something that is not there once for each screen and language: robots ask for many. */
function refusedPage(entry: RouteEntry, context: StaticHandlerContext, frame: Frame) {
  // What is named by the query, as a comparison is, would be another page without it, and carries it in its links.
  if (!entry.path.includes(":")) {
    const { head, body } = renderBody(context, frame);
    return { body, head: { title: head.title, isPrivate: true } };
  }
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
export const renderShell: RenderShell = (request, isForPage = false) => {
  const head = { ...shellHead(request), isUnfinished: isForPage };
  const page = finishPage(request, head, assetLinks(request, null), {
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
  return { status: response.status, redirect: target, head: "", styles: [], body: "", state: "" };
}

function shellHead({ shop }: PageRequest): PageHead {
  return { title: shop.name, isPrivate: true };
}

function finishPage(
  request: PageRequest,
  head: PageHead,
  links: Pick<Page, "head" | "styles">,
  state: PageState,
) {
  const { origin, pathname } = new URL(request.url);
  const place = {
    origin,
    locale: request.locale,
    pathname: pathname.slice(localePrefixes[request.locale].length) || "/",
    shopName: request.shop.name,
    tagline: request.shop.tagline[request.locale],
  };
  return {
    head: headHtml(headElements(head, place)) + links.head,
    styles: links.styles,
    state: safeJson(state),
  };
}
