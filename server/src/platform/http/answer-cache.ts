import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

type Encoding = "br" | "gzip" | "identity";

/** One answer as bytes, ready to send. */
export type KeptAnswer = {
  /** Catalogue revision it was made from. */
  revision: number;
  status: number;
  contentType: string;
  etag: string;
  bytes: Record<Encoding, Buffer>;
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
  keep(key: string, answer: FreshAnswer): Promise<void>;
  /** Keeps a fresh answer and sends it. */
  keepAndSend(
    key: string,
    answer: FreshAnswer,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply>;
};

/** Below this size compression costs more than it saves. */
const smallBytes = 1024;

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
    sizeCalculation: (answer, key) =>
      key.length + answer.bytes.identity.length + answer.bytes.br.length + answer.bytes.gzip.length + 256,
  });
  return {
    sendKept(key, request, reply) {
      const answer = kept.get(key);
      if (!answer || answer.revision !== currentRevision()) return false;
      send(answer, request, reply);
      return true;
    },
    async keep(key, fresh) {
      if (fresh.status === 200) kept.set(key, await pack(fresh));
    },
    async keepAndSend(key, fresh, request, reply) {
      const answer = await pack(fresh);
      if (answer.status === 200) kept.set(key, answer);
      return send(answer, request, reply);
    },
  };
}

async function pack(fresh: FreshAnswer): Promise<KeptAnswer> {
  const identity = Buffer.from(fresh.body);
  const isSmall = identity.length < smallBytes;
  const [br, zipped] = isSmall
    ? [identity, identity]
    : await Promise.all([
        compressBrotli(identity, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 5,
            [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
          },
        }),
        compressGzip(identity, { level: 5 }),
      ]);
  const etag = `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
  return {
    revision: fresh.revision,
    status: fresh.status,
    contentType: fresh.contentType,
    etag,
    bytes: { identity, br, gzip: zipped },
    headers: fresh.headers ?? {},
  };
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
  const encoding = encodingFor(request.headers["accept-encoding"]);
  const bytes = answer.bytes[encoding];
  if (bytes !== answer.bytes.identity) reply.header("content-encoding", encoding);
  return reply.send(bytes);
}

function encodingFor(accepted: string | string[] | undefined): Encoding {
  const text = String(accepted ?? "");
  if (/\bbr\b(?!;q=0(?:\.0*)?(?:,|$))/.test(text)) return "br";
  if (/\bgzip\b(?!;q=0(?:\.0*)?(?:,|$))/.test(text)) return "gzip";
  return "identity";
}
