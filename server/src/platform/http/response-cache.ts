import { hash } from "node:crypto";
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from "node:zlib";
import type { Locale } from "@recambia/contract/locale";
import type { FastifyReply, FastifyRequest, onRequestHookHandler } from "fastify";
import { LRUCache } from "lru-cache";
import type { Caches } from "../caches/caches.ts";
import type { RevisionWatch } from "../catalogue-revision.ts";
import { singleFlight } from "../single-flight.ts";
import { isRefusal, type Refusal, refuse } from "./refusals/refusal.ts";

type Encoding = "br" | "gzip" | "identity";

/**
 * One response as bytes, ready to send. It is stored as brotli, which nearly all clients accept, and recompressed for the
 * others. Plain text would take seven times the memory and trigger garbage collections.
 */
type CachedResponse = {
  /** Catalogue revision that the response was computed from. */
  revision: number;
  status: number;
  contentType: string;
  etag: string;
  bytes: { br: Buffer; gzip?: Buffer } | { identity: Buffer };
  /** Headers besides type, length and caching. */
  headers: Record<string, string>;
};

/** A response that has just been computed. */
export type FreshResponse = {
  /** Catalogue revision that the response was computed from. */
  revision: number;
  status: number;
  contentType: string;
  body: string;
  headers?: Record<string, string>;
};

export type ResponseCache = {
  /** Memory that the cached responses take. */
  byteCount(): number;
  /** Whether there is a response of the current revision. */
  has(key: string): boolean;
  /** Sends the cached response of the current revision, if any; returns whether it did. */
  sendCached(key: string, request: FastifyRequest, reply: FastifyReply): boolean;
  /** Stores a fresh response for later requests. */
  store(key: string, response: FreshResponse): void;
  /** Stores a fresh response and sends it. */
  storeAndSend(
    key: string,
    answer: FreshResponse,
    request: FastifyRequest,
    reply: FastifyReply,
  ): FastifyReply;
};

/** Below this size compression costs more than it saves. */
const smallBytes = 1024;
/** Size of the brotli and gzip bodies together, as a multiple of the smaller. */
const bothEncodings = 2.5;

/**
 * Caches recent catalogue responses and pages as serialized, compressed bytes. A response is a pure function of catalogue
 * revision, locale and URL, so responses of an older revision are never sent.
 *
 * @param maxBytes memory that the cached bytes may take.
 * @param currentRevision the catalogue's revision as this process knows it.
 */
export function createResponseCache(maxBytes: number, currentRevision: () => number): ResponseCache {
  const cache = new LRUCache<string, CachedResponse>({
    maxSize: Math.max(1, maxBytes),
    maxEntrySize: Math.max(1, Math.floor(maxBytes / 8)),
    sizeCalculation: ({ bytes }, key) =>
      Math.ceil(key.length + ("br" in bytes ? bytes.br.length * bothEncodings : bytes.identity.length) + 512),
  });
  const isCacheable = ({ status }: { status: number }) => status === 200 || status === 404;
  return {
    byteCount: () => cache.calculatedSize,
    has: (key) => cache.peek(key)?.revision === currentRevision(),
    sendCached(key, request, reply) {
      const response = cache.get(key);
      if (!response || response.revision !== currentRevision()) return false;
      send(response, request, reply);
      return true;
    },
    store(key, fresh) {
      if (isCacheable(fresh)) cache.set(key, pack(fresh));
    },
    storeAndSend(key, fresh, request, reply) {
      const response = pack(fresh);
      if (isCacheable(response)) cache.set(key, response);
      return send(response, request, reply);
    },
  };
}

/** Creates the response cache of a process, within its share of the memory for caches. */
export function openResponseCache(caches: Caches, currentRevision: () => number): ResponseCache {
  const cache = createResponseCache(caches.limitOf("responses"), currentRevision);
  caches.watch("responses", cache.byteCount);
  return cache;
}

/** Longer URLs are answered but not cached, because they are rarely requested twice. */
const maxCachedUrlLength = 1000;

/**
 * Returns a hook that sends a cached response before cookies, validation and handlers run. Only responses stored under
 * `responseCacheKey` are found; all other requests pass through.
 */
export function sendCachedFirst(cache: ResponseCache): onRequestHookHandler {
  return (request, reply, done) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (isRead && cache.sendCached(responseCacheKey(request.url, request.locale), request, reply)) return;
    done();
  };
}

/** Dependencies of cached reads. */
type ReadDeps = { revision: Pick<RevisionWatch, "current">; responseCache: ResponseCache };

type ReadResult = FreshResponse | Refusal;

/**
 * Returns a handler for reads that depend only on catalogue revision, language and URL. Concurrent requests for the same
 * URL share one run of `read`, and its response is cached until the catalogue changes. Refusals are sent but never cached.
 */
export function cachedReads(deps: ReadDeps) {
  const runOnce = singleFlight<ReadResult>();

  return async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    read: () => Promise<object>,
  ): Promise<FastifyReply> {
    const { responseCache } = deps;
    const revision = deps.revision.current();
    const key = responseCacheKey(request.url, request.locale);
    const isCacheable = request.url.length <= maxCachedUrlLength;

    async function readFresh(): Promise<ReadResult> {
      const result = await read();
      if (isRefusal(result)) return result;
      const body = String(reply.code(200).serialize(result));
      const fresh = { revision, status: 200, contentType: "application/json; charset=utf-8", body };
      if (isCacheable) responseCache.store(key, fresh);
      return fresh;
    }

    const result = await runOnce(`${revision} ${key}`, readFresh);
    if (isRefusal(result)) return refuse(request, reply, result);
    if (isCacheable && responseCache.sendCached(key, request, reply)) return reply;
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

function pack({ revision, status, contentType, body, headers = {} }: FreshResponse): CachedResponse {
  const plain = encodeUtf8(body);
  const etag = `"${hash("sha256", plain, "base64url").slice(0, 22)}"`;
  const isPage = contentType.startsWith("text/html");
  const bytes =
    plain.length < smallBytes ? { identity: Buffer.from(plain) } : { br: compressBrotli(plain, isPage) };
  return { revision, status, contentType, etag, bytes, headers };
}

function send(response: CachedResponse, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.code(response.status);
  reply.header("content-type", response.contentType);
  reply.header("cache-control", "public, no-cache");
  reply.header("etag", response.etag);
  reply.header("vary", "accept-encoding, accept-language");
  for (const name in response.headers) reply.header(name, response.headers[name]);
  if (response.status === 200 && isNamed(response.etag, request.headers["if-none-match"])) {
    return reply.code(304).send();
  }
  const { bytes } = response;
  if ("identity" in bytes) return reply.send(bytes.identity);
  const encoding = encodingFor(request.headers["accept-encoding"]);
  if (encoding === "identity") return reply.send(decompressBrotli(bytes.br));
  reply.header("content-encoding", encoding);
  if (encoding === "br") return reply.send(bytes.br);
  bytes.gzip ??= toGzip(bytes.br);
  return reply.send(bytes.gzip);
}

/**
 * Whether `If-None-Match` names a tag: alone, in a list, or as a weak one, which proxies make of it that compress the response
 * again (RFC 9110 §13.1.2).
 */
function isNamed(etag: string, header: string | undefined): boolean {
  if (header === undefined || header === etag) return header === etag;
  if (header.trim() === "*") return true;
  return header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

function encodingFor(accepted: string | string[] | undefined): Encoding {
  const text = String(accepted ?? "");
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(text)) return "br";
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(text)) return "gzip";
  return "identity";
}

// Responses are compressed with a reused input buffer and small chunks. Node's zlib retains its input and its output chunks
// until the next full collection; such memory brings that collection about, which pauses all requests (decision 035).

/** Per UTF-16 code unit of a JavaScript string. */
const maxUtf8Bytes = 3;
const maxSharedBytes = 1024 * 1024;
let shared = Buffer.alloc(0);

/** Encodes a text as UTF-8 into a shared buffer; the result is valid until the next call. */
export function encodeUtf8(text: string): Buffer {
  const maxBytes = text.length * maxUtf8Bytes;
  if (maxBytes > maxSharedBytes) return Buffer.from(text);
  if (maxBytes > shared.length) shared = Buffer.allocUnsafeSlow(maxBytes);
  return shared.subarray(0, shared.write(text));
}

/**
 * Compresses with brotli. Pages get quality 4: the browser renders from them first. API responses repeat their field names,
 * so a higher quality saves one byte in seven and takes three times as long. A list compresses in a tenth of a millisecond,
 * less than a round trip to another thread.
 */
export function compressBrotli(bytes: Buffer, isPage: boolean): Buffer {
  const compressed = brotliCompressSync(bytes, {
    chunkSize: chunkSizeFor(bytes, isPage ? pageRatio : responseRatio),
    params: {
      [constants.BROTLI_PARAM_QUALITY]: isPage ? 4 : 1,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  return trimmedCopy(compressed);
}

/** Recompresses a brotli body for clients without brotli. */
export function toGzip(brotliBytes: Buffer): Buffer {
  return trimmedCopy(gzipSync(decompressBrotli(brotliBytes), { level: 5 }));
}

export function decompressBrotli(brotliBytes: Buffer): Buffer {
  return brotliDecompressSync(brotliBytes);
}

/** Lowest compression ratios seen for most pages and API responses. */
const pageRatio = 5;
const responseRatio = 6;
const minChunkBytes = 1024;

function chunkSizeFor(bytes: Buffer, ratio: number): number {
  return Math.max(minChunkBytes, Math.ceil(bytes.length / ratio));
}

/** Copies bytes into a buffer of exactly their size. */
function trimmedCopy(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
