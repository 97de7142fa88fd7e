import { hash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { compressBrotli, decompressBrotli, encodeUtf8, toGzip } from "./compression.ts";

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
  if (response.status === 200 && request.headers["if-none-match"] === response.etag) {
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

function encodingFor(accepted: string | string[] | undefined): Encoding {
  const text = String(accepted ?? "");
  if (/\bbr\b(?!;q=0(?:\.0*)?(?:,|$))/.test(text)) return "br";
  if (/\bgzip\b(?!;q=0(?:\.0*)?(?:,|$))/.test(text)) return "gzip";
  return "identity";
}
