import { hash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { brotli, gzipOf, plainOf, utf8For } from "./press.ts";

type Encoding = "br" | "gzip" | "identity";

/**
 * One answer as bytes, ready to send. It is kept as nearly all callers want it, and made from that for
 * the others: plain, it would take seven times as much memory, and the collector would be called for
 * what is kept rather than for what is thrown away.
 */
type KeptAnswer = {
  /** Catalogue revision it was made from. */
  revision: number;
  status: number;
  contentType: string;
  etag: string;
  bytes: { br: Buffer; gzip?: Buffer } | { identity: Buffer };
  /** Headers of its own besides type, length and caching. */
  headers: Record<string, string>;
};

/** An answer just made. */
export type FreshAnswer = {
  /** Catalogue revision it was made from. */
  revision: number;
  status: number;
  contentType: string;
  body: string;
  headers?: Record<string, string>;
};

export type AnswerCache = {
  /** Sends the kept answer if there is one for this revision; says whether it did. */
  sendKept(key: string, request: FastifyRequest, reply: FastifyReply): boolean;
  /** Keeps a fresh answer for the next request. */
  keep(key: string, answer: FreshAnswer): void;
  /** Keeps a fresh answer and sends it. */
  keepAndSend(key: string, answer: FreshAnswer, request: FastifyRequest, reply: FastifyReply): FastifyReply;
};

/** Below this size compression costs more than it saves. */
const smallBytes = 1024;
/** Both forms of an answer together, as a multiple of the smaller one. */
const bothForms = 2.5;

/**
 * Recent catalogue answers and pages as serialized, compressed bytes. An answer is a pure function
 * of (catalogue revision, locale, address), so anything of an older revision is never sent.
 *
 * @param maxBytes memory the kept bytes may take.
 * @param currentRevision the catalogue's revision as this process knows it.
 */
export function createAnswerCache(maxBytes: number, currentRevision: () => number): AnswerCache {
  const kept = new LRUCache<string, KeptAnswer>({
    maxSize: Math.max(1, maxBytes),
    maxEntrySize: Math.max(1, Math.floor(maxBytes / 8)),
    sizeCalculation: ({ bytes }, key) =>
      Math.ceil(key.length + ("br" in bytes ? bytes.br.length * bothForms : bytes.identity.length) + 512),
  });
  return {
    sendKept(key, request, reply) {
      const answer = kept.get(key);
      if (!answer || answer.revision !== currentRevision()) return false;
      send(answer, request, reply);
      return true;
    },
    keep(key, fresh) {
      if (fresh.status === 200) kept.set(key, pack(fresh));
    },
    keepAndSend(key, fresh, request, reply) {
      const answer = pack(fresh);
      if (answer.status === 200) kept.set(key, answer);
      return send(answer, request, reply);
    },
  };
}

function pack({ revision, status, contentType, body, headers = {} }: FreshAnswer): KeptAnswer {
  const plain = utf8For(body);
  const etag = `"${hash("sha256", plain, "base64url").slice(0, 22)}"`;
  const isPage = contentType.startsWith("text/html");
  const bytes = plain.length < smallBytes ? { identity: Buffer.from(plain) } : { br: brotli(plain, isPage) };
  return { revision, status, contentType, etag, bytes, headers };
}

function send(answer: KeptAnswer, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.code(answer.status);
  reply.header("content-type", answer.contentType);
  reply.header("cache-control", "public, no-cache");
  reply.header("etag", answer.etag);
  reply.header("vary", "accept-encoding, accept-language");
  for (const name in answer.headers) reply.header(name, answer.headers[name]);
  if (answer.status === 200 && request.headers["if-none-match"] === answer.etag) {
    return reply.code(304).send();
  }
  const { bytes } = answer;
  if ("identity" in bytes) return reply.send(bytes.identity);
  const encoding = encodingFor(request.headers["accept-encoding"]);
  if (encoding === "identity") return reply.send(plainOf(bytes.br));
  reply.header("content-encoding", encoding);
  if (encoding === "br") return reply.send(bytes.br);
  bytes.gzip ??= gzipOf(bytes.br);
  return reply.send(bytes.gzip);
}

function encodingFor(accepted: string | string[] | undefined): Encoding {
  const text = String(accepted ?? "");
  if (/\bbr\b(?!;q=0(?:\.0*)?(?:,|$))/.test(text)) return "br";
  if (/\bgzip\b(?!;q=0(?:\.0*)?(?:,|$))/.test(text)) return "gzip";
  return "identity";
}
