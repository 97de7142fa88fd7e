import fastifyStatic from "@fastify/static";
import { type Locale, localeOfPath, locales, serverLocales, withoutPrefix } from "@recambia/contract/locale";
import { carriesSecret } from "@recambia/contract/secret-pages";
import { shellPath } from "@recambia/contract/shell-path";
import type { PageIdentity } from "@recambia/storefront/page";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isFileName } from "../platform/files/file-store.ts";
import { dataSheetFile, productPictureFile } from "../platform/files/move-files.ts";
import type { App, Context } from "../platform/http/context.ts";
import { retryAfterSeconds } from "../platform/http/refusals/refusal.ts";
import { responseCacheKey } from "../platform/http/response-cache.ts";
import { notPages } from "../platform/http/target-path.ts";
import { findReplacement } from "../seo/index.ts";
import { toPublicShop } from "./public-shop.ts";
import { asDocument, type RenderedPage, renderPage } from "./render-page.ts";
import { pageHeaders } from "./security-policy.ts";
import { securityText } from "./security-text.ts";
import { loadStorefrontBuild, type StorefrontBuild } from "./storefront-build.ts";
import { webManifest, webManifestPath } from "./web-manifest.ts";

const contentType = "text/html; charset=utf-8";
const anyone = { config: { access: "anyone" }, schema: { hide: true } } as const;

/** The storefront's files and, for every other address, its pages. Registered after all other routes. */
export async function pageRoutes(app: App, context: Context) {
  await servePictures(app, context);
  serveDataSheets(app, context);
  serveSecurityText(app, context);
  const build = await loadStorefrontBuild();
  if (!build) {
    app.log.warn("The storefront is not built: the API runs alone");
    return;
  }
  serveFiles(app, build);
  serveInstallation(app, build, context);
  // A page that is cached, or its shell, costs little.
  const busy = { access: "anyone", pressureHandler: () => undefined } as const;
  const shells = renderShells(build, context);
  serveShells(app, build, shells, context);
  app.get("/*", { ...anyone, config: busy }, (request, reply) =>
    servePage(app, context, { build, shells }, request, reply),
  );
}

/**
 * Serves the products' pictures, which a client of the API needs without the storefront, too: those in the bucket of
 * `FILES_URL`, and others from `PICTURES_DIR`.
 */
async function servePictures(app: App, { config, files }: Context) {
  await app.register(fastifyStatic, {
    root: config.picturesDir,
    serve: false,
    preCompressed: true,
    dotfiles: "ignore",
  });
  app.get<{ Params: { "*": string } }>("/pictures/*", anyone, async (request, reply) => {
    const name = request.params["*"];
    const picture = config.filesUrl && isFileName(name) ? await files.open(productPictureFile(name)) : null;
    if (!picture) return reply.sendFile(name, { maxAge: "30d" });
    return reply.type("image/webp").header("cache-control", "public, max-age=2592000").send(picture);
  });
}

/** Serves the safety data sheets of hazardous goods: those in the bucket of `FILES_URL`, and others from `DATA_SHEETS_DIR`. */
function serveDataSheets(app: App, { config, files }: Context) {
  app.get<{ Params: { "*": string } }>("/data-sheets/*", anyone, async (request, reply) => {
    const name = request.params["*"];
    const sheet = config.filesUrl && isFileName(name) ? await files.open(dataSheetFile(name)) : null;
    if (!sheet) return reply.sendFile(name, config.dataSheetsDir, { maxAge: "1d" });
    return reply.type("application/pdf").header("cache-control", "public, max-age=86400").send(sheet);
  });
}

function serveSecurityText(app: App, { config, shop, clock }: Context) {
  app.get("/.well-known/security.txt", anyone, async (_request, reply) => {
    const text = securityText({ email: shop.email, origin: config.shopOrigin, now: clock.now() });
    return reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", "public, max-age=86400")
      .send(text);
  });
}

function serveFiles(app: App, { clientFolder }: StorefrontBuild) {
  app.get<{ Params: { "*": string } }>("/assets/*", anyone, (request, reply) =>
    reply.sendFile(`assets/${request.params["*"]}`, clientFolder, { immutable: true, maxAge: "365d" }),
  );
  app.get<{ Params: { drawing: string } }>("/vehicles/:drawing", anyone, (request, reply) =>
    reply.sendFile(`vehicles/${request.params.drawing}`, clientFolder, { maxAge: "30d" }),
  );
  app.get("/favicon.svg", anyone, (_request, reply) =>
    reply.sendFile("favicon.svg", clientFolder, { maxAge: "1d" }),
  );
}

/** Serves manifests, icons and the service worker, for an installed shop (docs/decisions/080). */
function serveInstallation(app: App, { clientFolder }: StorefrontBuild, { shop }: Context) {
  for (const locale of locales) {
    const manifest = JSON.stringify(webManifest(toPublicShop(shop), locale));
    app.get(webManifestPath(locale), anyone, (_request, reply) =>
      reply
        .type("application/manifest+json; charset=utf-8")
        .header("cache-control", "public, max-age=86400")
        .send(manifest),
    );
  }
  app.get<{ Params: { icon: string } }>("/icons/:icon", anyone, (request, reply) =>
    reply.sendFile(`icons/${request.params.icon}`, clientFolder, { maxAge: "30d" }),
  );
  app.get("/favicon.ico", anyone, (_request, reply) =>
    reply.sendFile("favicon.ico", clientFolder, { maxAge: "1d" }),
  );
  // Browsers look for a new release here; a stored copy would hide it.
  app.get("/service-worker.js", anyone, (_request, reply) =>
    reply
      .header("cache-control", "no-cache")
      // A worker obeys the policy that its own file comes with.
      .header("content-security-policy", "default-src 'none'; connect-src 'self'")
      .sendFile("service-worker.js", clientFolder, { cacheControl: false }),
  );
}

type Shells = Record<Locale, RenderedPage>;

/** Renders what a page is without its content. */
function renderShells({ entry, assets, styles }: StorefrontBuild, { config, shop }: Context): Shells {
  const fetchApi = () => Promise.reject(new Error("A shell needs no data"));
  const shellIn = (locale: Locale) => {
    const request = { url: config.shopOrigin, locale, shop: toPublicShop(shop), assets, styles, fetchApi };
    return asDocument(entry.renderShell(request), locale);
  };
  return { es: shellIn("es"), ca: shellIn("ca"), en: shellIn("en") };
}

/** Serves the shells for the service worker, which stores them with each release. */
function serveShells(app: App, build: StorefrontBuild, shells: Shells, context: Context) {
  for (const locale of locales) {
    const path = shellPath(locale);
    const headers = headersOf(context, build, path, shells[locale]);
    app.get(path, anyone, (_request, reply) =>
      reply.headers(headers).header("cache-control", "no-cache").type(contentType).send(shells[locale].html),
    );
  }
}

function headersOf(
  { shop, config }: Context,
  { styleHashes }: StorefrontBuild,
  pathname: string,
  { styles }: RenderedPage,
) {
  return pageHeaders({
    pathname,
    analyticsTag: shop.analytics_tag,
    paymentOrigin: config.redsys?.origin,
    styleHashes: styles.map((style) => styleHashes.get(style) ?? ""),
  });
}

async function servePage(
  app: App,
  context: Context,
  { build, shells }: { build: StorefrontBuild; shells: Shells },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const url = URL.parse(`${context.config.shopOrigin}${request.url}`);
  if (!url || notPages.test(url.pathname)) return reply.callNotFound();
  if (url.pathname !== "/" && url.pathname.endsWith("/")) {
    return reply.redirect(
      `${url.pathname.replace(/(?<!\/)\/+$/, "").replace(/^\/+/, "/") || "/"}${url.search}`,
      301,
    );
  }
  const locale = localeOfPath(url.pathname);
  const identity = await build.entry.identify({ url: url.href, locale });
  const key = cacheKeyOf(identity, url.pathname, locale);
  if (context.responseCache.sendCached(key, request, reply)) return reply;

  const revision = context.revision.current();
  const headersFor = (page: RenderedPage) => headersOf(context, build, url.pathname, page);
  if (app.isTooBusyFor(request.raw)) {
    return sendIncomplete(reply.code(503).headers(headersFor(shells[locale])), shells[locale]);
  }
  const answerOf = (page: RenderedPage) => ({
    revision,
    status: page.status,
    contentType,
    body: page.html,
    headers: headersFor(page),
  });
  let isApiFailing = false;
  async function fetchApi(path: string, locale: Locale) {
    const answer = await callApi(app, path, locale);
    if (answer.status >= 500) isApiFailing = true;
    return answer;
  }
  /** A page without some of its parts would be sent until the catalogue changes, and robots ask for many that are not there. */
  const isKept = ({ status }: RenderedPage) =>
    !isApiFailing && (status === 200 || identity.kind === "missing");
  const { page, isWhole } = await renderPage(
    build.entry,
    {
      url: identity.url,
      locale,
      shop: toPublicShop(context.shop),
      assets: build.assets,
      styles: build.styles,
      fetchApi,
    },
    context.config.pagePatienceMs,
    (late) => {
      if (isKept(late)) context.responseCache.store(key, answerOf(late));
    },
    (reason) => {
      // The API has logged its own failures.
      if (isApiFailing) return;
      request.log.error({ err: reason, page: sectionOf(url.pathname) }, "a page could not be rendered");
    },
  );
  if (page.redirect !== null) return reply.redirect(page.redirect, page.status);
  if (page.status === 404) {
    const replacement = await findReplacement(context.database, url.pathname, locale);
    // Browsers keep a permanent redirect for good unless they are told to ask again, and the product may come back.
    if (replacement !== null) return reply.header("cache-control", "no-cache").redirect(replacement, 301);
  }
  if (isWhole && isKept(page)) {
    return context.responseCache.storeAndSend(key, answerOf(page), request, reply);
  }
  if (isApiFailing) return sendIncomplete(reply.code(503).headers(headersFor(page)), page);
  return reply
    .code(page.status)
    .headers(headersFor(page))
    .header("cache-control", "no-store")
    .type(contentType)
    .send(page.html);
}

/** Crawlers come back later; browsers show the page, whose scripts ask for what it lacks. */
function sendIncomplete(reply: FastifyReply, { html }: RenderedPage) {
  return reply
    .header("retry-after", retryAfterSeconds)
    .header("cache-control", "no-store")
    .type(contentType)
    .send(html);
}

/**
 * Cache key of a page. Frames differ by screen and language only, pages that are not there by language only, and both by
 * their headers when the address carries a secret.
 */
function cacheKeyOf({ kind, url }: PageIdentity, pathname: string, locale: Locale): string {
  const { pathname: path, search } = new URL(url);
  if (kind !== "page") return `${kind} ${path} ${locale}${carriesSecret(pathname) ? " secret" : ""}`;
  return responseCacheKey(`${path}${search}`, locale);
}

/** First part of a path behind its language, for logs; what follows may be a secret. */
function sectionOf(pathname: string): string {
  return /^\/[a-z-]*/.exec(withoutPrefix(pathname))?.[0] ?? "/";
}

/** Calls the shop's own API in process. */
async function callApi(app: App, path: string, locale: Locale): Promise<{ status: number; data: unknown }> {
  const answer = await app.inject({
    method: "GET",
    url: path,
    headers: { accept: "application/json", "accept-language": serverLocales[locale] },
  });
  return { status: answer.statusCode, data: answer.payload === "" ? null : answer.json() };
}
