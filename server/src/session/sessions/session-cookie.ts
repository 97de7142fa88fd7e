import { createHmac, timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { isSecure } from "../../platform/http/access/visitor.ts";
import type { Context } from "../../platform/http/context.ts";
import { authSecret } from "../auth/auth-secret.ts";

/** Name of the cookie with a session's token and signature. */
export const sessionCookie = "recambia_session";

/** Lifetime of a session after its last use. */
export const sessionLifetimeMs = 30 * 24 * 60 * 60 * 1000;
/** Days after which a session ends although it is used. */
export const maxSessionDays = 90;

/** Tokens of cookies with a valid signature, by cookie and secret: what is valid stays so. Whether a session exists is read. */
const signedTokens = new LRUCache<string, string>({ max: 1000 });

/** Returns the token of the request's cookie if its signature is valid: `token.base64(HMAC-SHA256(token))`. */
export function readSessionToken(request: FastifyRequest, secret: string): string | null {
  const cookie = request.cookies[sessionCookie];
  const dot = cookie?.lastIndexOf(".") ?? -1;
  if (!cookie || dot < 1 || cookie.length > 256) return null;
  const name = `${cookie} ${secret}`;
  const signed = signedTokens.get(name);
  if (signed) return signed;
  const token = cookie.slice(0, dot);
  const received = Buffer.from(cookie.slice(dot + 1), "base64");
  const expected = signatureOf(token, secret);
  if (received.length !== expected.length || !timingSafeEqual(received, expected)) return null;
  signedTokens.set(name, token);
  return token;
}

/** Sends the session cookie, valid for 30 days. */
export function sendSessionCookie(context: Context, reply: FastifyReply, token: string): void {
  reply.setCookie(sessionCookie, `${token}.${signatureOf(token, context.secret).toString("base64")}`, {
    ...attributesOf(context),
    maxAge: sessionLifetimeMs / 1000,
  });
}

export function clearSessionCookie(context: Context, reply: FastifyReply): void {
  reply.clearCookie(sessionCookie, attributesOf(context));
}

/** Signs a session's token with HMAC-SHA256 under the secret of better-auth, which reads and sets the same cookie. */
export function signatureOf(token: string, secret: string): Buffer {
  return createHmac("sha256", authSecret(secret)).update(token).digest();
}

function attributesOf(context: Context) {
  return { path: "/", httpOnly: true, sameSite: "lax", secure: isSecure(context) } as const;
}
