import { pipeline, Readable } from "node:stream";
import { createGzip } from "node:zlib";
import { isLocale } from "@recambia/contract/locale";
import type { FastifyReply, FastifyRequest } from "fastify";
import { callersNetwork } from "../platform/http/access/limit-attempts.ts";
import type { App, Context } from "../platform/http/context.ts";
import { refuse } from "../platform/http/refusals/refusal.ts";
import { singleFlight } from "../platform/single-flight.ts";
import { productFeed } from "./product-feed.ts";
import { robotsText } from "./robots.ts";
import { sitemapFile, sitemapIndex } from "./sitemap.ts";

const anyone = { config: { access: "anyone" }, schema: { hide: true } } as const;
const indexPath = "/sitemap.xml";
const xml = "application/xml; charset=utf-8";
/** Seconds after which crawlers ask again. */
const maxAge = "public, max-age=3600";
const retryAfterSeconds = 60;
/** Feeds that are written at the same time. */
const maxFeeds = 3;
/** A client that reads slower than this is cut off. */
const maxFeedMs = 15 * 60_000;

/** Files for search engines and price comparison: robots.txt, sitemaps, and the product feed. */
export function seoRoutes(app: App, context: Context): void {
  const { database, config, responseCache } = context;
  const origin = config.shopOrigin;

  app.get("/robots.txt", anyone, async (_request, reply) =>
    reply.type("text/plain; charset=utf-8").header("cache-control", maxAge).send(robotsText(origin)),
  );

  const runOnce = singleFlight<string>();
  app.get(indexPath, anyone, async (request, reply) => {
    if (responseCache.sendCached(indexPath, request, reply)) return reply;
    const revision = context.revision.current();
    const body = await runOnce(String(revision), () => sitemapIndex(database, origin));
    const index = { revision, status: 200, contentType: xml, body };
    return responseCache.storeAndSend(indexPath, index, request, reply);
  });

  app.get<{ Params: { locale: string; file: string } }>(
    "/sitemaps/:locale/:file",
    anyone,
    async (request, reply) => {
      const { locale, file } = request.params;
      const name = /^([a-z]+(?:-\d+)?)\.xml$/.exec(file)?.[1];
      const chunks = name && isLocale(locale) ? await sitemapFile(database, origin, locale, name) : null;
      if (!chunks) return refuse(request, reply, { refused: "not_found" });
      return sendStream(request, reply, Readable.from(chunks));
    },
  );

  addFeeds(app, context);
}

/**
 * A feed of a whole catalogue takes long: few at a time, so that they cannot keep the shop busy, and one for each network,
 * so that no slow reader keeps it from others.
 */
function addFeeds(app: App, context: Context): void {
  const readers = new Set<string>();
  app.get<{ Params: { file: string } }>("/feeds/:file", anyone, async (request, reply) => {
    const locale = /^google-([a-z]{2})\.xml$/.exec(request.params.file)?.[1];
    if (!isLocale(locale)) return refuse(request, reply, { refused: "not_found" });
    const network = callersNetwork(request);
    if (request.method === "HEAD") return sendStream(request, reply, Readable.from([]));
    if (readers.has(network) || readers.size >= maxFeeds) {
      return reply.code(503).header("retry-after", retryAfterSeconds).send();
    }
    const body = Readable.from(productFeed(context, locale), { signal: AbortSignal.timeout(maxFeedMs) });
    readers.add(network);
    for (const event of ["end", "close"]) body.once(event, () => readers.delete(network));
    return sendStream(request, reply, body);
  });
}

/** Sends a document while it is written, compressed if the client accepts gzip. */
function sendStream(request: FastifyRequest, reply: FastifyReply, body: Readable) {
  reply.type(xml).header("cache-control", maxAge).header("vary", "accept-encoding");
  if (!/\bgzip\b/.test(String(request.headers["accept-encoding"] ?? ""))) return reply.send(body);
  reply.header("content-encoding", "gzip");
  // Also stops reading when the client is gone; the server reports a broken stream itself.
  return reply.send(pipeline(body, createGzip(), () => undefined));
}
