import csrf from "@fastify/csrf-protection";
import type { FastifyReply, FastifyRequest } from "fastify";
import { createBoundedCache } from "../../caches/caches.ts";
import { deriveKey } from "../../secrets/derive-key.ts";
import type { App, Context } from "../context.ts";
import { ensureVisitor, isSecure, visitorCookie, visitorHash } from "./visitor.ts";

const csrfCookie = "recambia_csrf";
/** Valid tokens with their cookies are much shorter. */
const maxKeptLength = 500;
const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Protects writes against CSRF: every state-changing request needs the token of `GET /sanctum/csrf-cookie` in
 * `X-CSRF-TOKEN`, else 419 (specification §7). The token is signed with the shop's secret for one visitor and one random
 * value in an HttpOnly cookie. No process stores it, all that share the secret accept it, and it is useless to other
 * visitors and to attackers who can set cookies but not read them.
 */
export async function protectWrites(app: App, context: Context) {
  await app.register(csrf, {
    cookieKey: csrfCookie,
    cookieOpts: { path: "/", httpOnly: true, sameSite: "lax", secure: isSecure(context) },
    csrfOpts: { hmacKey: deriveKey(context.secret, "csrf token").toString("base64url") },
    logLevel: "debug",
    getToken: (request) => tokenOf(request) ?? undefined,
    getUserInfo: (request) => visitorHash(request)?.toString("base64url") ?? "",
  });
  // The validity of a token for its cookies never changes, so successful checks are cached.
  const goodTokens = createBoundedCache<string, true>(context.caches.limitOf("tokens"), () => 0);
  context.caches.watch("tokens", () => goodTokens.calculatedSize);

  function requireToken(request: FastifyRequest, reply: FastifyReply, done: () => void) {
    const presented = `${tokenOf(request)} ${request.cookies[csrfCookie]} ${request.cookies[visitorCookie]}`;
    if (goodTokens.has(presented)) return done();
    app.csrfProtection(request, reply, () => {
      if (presented.length <= maxKeptLength) goodTokens.set(presented, true);
      done();
    });
  }

  app.addHook("onRoute", (route) => {
    const isRead = [route.method].flat().every((method) => safeMethods.has(method));
    if (isRead || route.config?.isSigned) return;
    route.onRequest = [requireToken, ...[route.onRequest ?? []].flat()];
  });
}

function tokenOf(request: FastifyRequest): string | null {
  const token = request.headers["x-csrf-token"];
  return typeof token === "string" ? token : null;
}

/** Issues a token for the caller, with a visitor cookie if there is none. */
export function issueToken(context: Context, request: FastifyRequest, reply: FastifyReply): string {
  const visitor = ensureVisitor(context, request, reply);
  return reply.generateCsrf({ userInfo: visitor.toString("base64url") });
}
