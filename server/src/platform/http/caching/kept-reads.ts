import type { Locale } from "@recambia/contract/locale";
import type { FastifyReply, FastifyRequest } from "fastify";
import { openUnderway } from "../../underway.ts";
import type { App, Context } from "../app.ts";
import { isRefusal, type Refusal, refuse } from "../refusals/refusal.ts";
import type { AnswerCache, FreshAnswer } from "./answer-cache.ts";

/** A longer address is answered, but not kept: it is nobody's bookmark. */
const longestKeptAddress = 1000;

/**
 * Sends kept bytes before anything else happens to the request: no cookies, no validation, no
 * handler. Only what has been kept under `keptKey` is found, so that every other address passes
 * through.
 */
export function sendKeptFirst(app: App, answers: AnswerCache) {
  app.addHook("onRequest", (request, reply, done) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (isRead && answers.sendKept(keptKey(request.url, request.locale), request, reply)) return;
    done();
  });
}

type Made = FreshAnswer | Refusal;

/**
 * A way to answer the reads that depend on (catalogue revision, language, address) alone: `read` is
 * run once for all who ask for the same thing at the same time, and its answer kept until the
 * catalogue changes. A refusal is sent, never kept.
 */
export function keptReads(context: Context) {
  const underway = openUnderway<Made>();

  return async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    read: () => Promise<object>,
  ): Promise<FastifyReply> {
    const revision = context.revision.current();
    const key = keptKey(request.url, request.locale);
    const isKept = request.url.length <= longestKeptAddress;

    async function make(): Promise<Made> {
      const result = await read();
      if (isRefusal(result)) return result;
      const body = String(reply.code(200).serialize(result));
      const fresh = { revision, status: 200, contentType: "application/json; charset=utf-8", body };
      if (isKept) context.answers.keep(key, fresh);
      return fresh;
    }

    const name = `${revision} ${key}`;
    let making = underway.get(name);
    if (!making) {
      making = make();
      underway.set(name, making);
    }
    const made = await making;
    if (isRefusal(made)) return refuse(request, reply, made);
    if (isKept && context.answers.sendKept(key, request, reply)) return reply;
    reply.header("content-type", made.contentType);
    reply.header("cache-control", "public, no-cache");
    reply.header("vary", "accept-language");
    return reply.send(made.body);
  };
}

/** What an answer is kept under: the API speaks the caller's language, a page that of its address. */
export function keptKey(url: string, locale: Locale): string {
  return url.startsWith("/spa/") ? `${locale} ${url}` : url;
}
