import csrf from "@fastify/csrf-protection";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { App, Context } from "./app.ts";
import { ensureVisitor, isSecure, visitorCookie, visitorHash } from "./visitor.ts";

const csrfCookie = "recambia_csrf";
/** One takes about two hundred bytes. */
const keptTokens = 10_000;
/** A good token and its cookies are shorter by far. */
const longestKept = 500;
const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Every state-changing call needs the token of `GET /sanctum/csrf-cookie` in `X-CSRF-TOKEN`, else
 * 419 (specification §7). The token is signed with the shop's secret and made for one visitor and
 * one random value in an HttpOnly cookie: no process keeps it, all that share the secret know it,
 * and it is of no use to another visitor, nor to who can plant cookies but not read them.
 */
export async function protectWrites(app: App, context: Context) {
  await app.register(csrf, {
    cookieKey: csrfCookie,
    cookieOpts: { path: "/", httpOnly: true, sameSite: "lax", secure: isSecure(context) },
    csrfOpts: { hmacKey: context.secret },
    logLevel: "debug",
    getToken: (request) => tokenOf(request) ?? undefined,
    getUserInfo: (request) => visitorHash(request)?.toString("base64url") ?? "",
  });
  // Whether a token goes with its cookies never changes, so one that was found good is not asked again.
  const goodTokens = new LRUCache<string, true>({ max: keptTokens });
  app.addHook("onRequest", (request, reply, done) => {
    if (safeMethods.has(request.method) || request.is404) return done();
    if (request.routeOptions.config.isSigned) return done();
    const asked = `${tokenOf(request)} ${request.cookies[csrfCookie]} ${request.cookies[visitorCookie]}`;
    if (goodTokens.has(asked)) return done();
    app.csrfProtection(request, reply, () => {
      if (asked.length <= longestKept) goodTokens.set(asked, true);
      done();
    });
  });
}

function tokenOf(request: FastifyRequest): string | null {
  const token = request.headers["x-csrf-token"];
  return typeof token === "string" ? token : null;
}

/** A fresh token for the caller, who becomes a visitor if they are none. */
export function issueToken(context: Context, request: FastifyRequest, reply: FastifyReply): string {
  const visitor = ensureVisitor(context, request, reply);
  return reply.generateCsrf({ userInfo: visitor.toString("base64url") });
}
