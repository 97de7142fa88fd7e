import type { Locale } from "@recambia/contract/locale";
import type { FastifyReply, FastifyRequest } from "fastify";
import { singleFlight } from "../../single-flight.ts";
import type { App, Context } from "../context.ts";
import { isRefusal, type Refusal, refuse } from "../refusals/refusal.ts";
import type { FreshResponse, ResponseCache } from "./response-cache.ts";

/** Longer URLs are answered but not cached: nobody bookmarks them. */
const maxCachedUrlLength = 1000;

/**
 * Sends a cached response before cookies, validation and handlers run. Only responses stored under `responseCacheKey` are
 * found; all other requests pass through.
 */
export function sendCachedFirst(app: App, cache: ResponseCache) {
  app.addHook("onRequest", (request, reply, done) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (isRead && cache.sendCached(responseCacheKey(request.url, request.locale), request, reply)) return;
    done();
  });
}

type ReadResult = FreshResponse | Refusal;

/**
 * Returns a handler for reads that depend only on catalogue revision, language and URL. Concurrent requests for the same
 * URL share one run of `read`, and its response is cached until the catalogue changes. Refusals are sent but never cached.
 */
export function cachedReads(context: Context) {
  const runOnce = singleFlight<ReadResult>();

  return async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    read: () => Promise<object>,
  ): Promise<FastifyReply> {
    const revision = context.revision.current();
    const key = responseCacheKey(request.url, request.locale);
    const isCacheable = request.url.length <= maxCachedUrlLength;

    async function readFresh(): Promise<ReadResult> {
      const result = await read();
      if (isRefusal(result)) return result;
      const body = String(reply.code(200).serialize(result));
      const fresh = { revision, status: 200, contentType: "application/json; charset=utf-8", body };
      if (isCacheable) context.responseCache.store(key, fresh);
      return fresh;
    }

    const result = await runOnce(`${revision} ${key}`, readFresh);
    if (isRefusal(result)) return refuse(request, reply, result);
    if (isCacheable && context.responseCache.sendCached(key, request, reply)) return reply;
    reply.header("content-type", result.contentType);
    reply.header("cache-control", "public, no-cache");
    reply.header("vary", "accept-language");
    return reply.send(result.body);
  };
}

/** Cache key of a response: API responses vary by the caller's language, pages have the language in their path. */
export function responseCacheKey(url: string, locale: Locale): string {
  return url.startsWith("/spa/") ? `${locale} ${url}` : url;
}
