import { createHash, randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "./app.ts";

const cookieName = "recambia_visitor";
const shape = /^[A-Za-z0-9_-]{43}$/;
const maxAgeSeconds = 180 * 24 * 60 * 60;

/** SHA-256 of the caller's visitor cookie: what the database knows; null without a cookie. */
export function visitorHash(request: FastifyRequest): Buffer | null {
  const token = request.cookies[cookieName];
  return token && shape.test(token) ? hash(token) : null;
}

/**
 * Makes sure that the caller has a visitor cookie: 256 random bits, HttpOnly, SameSite=Lax, Secure
 * over https, 180 days. Nothing is stored until something hangs on it.
 */
export function ensureVisitor(context: Context, request: FastifyRequest, reply: FastifyReply): Buffer {
  const current = request.cookies[cookieName];
  const token = current && shape.test(current) ? current : randomBytes(32).toString("base64url");
  reply.setCookie(cookieName, token, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure(context),
    maxAge: maxAgeSeconds,
  });
  return hash(token);
}

/** Cookies travel over https only where the shop is served over https. */
export function isSecure(context: Context): boolean {
  return context.config.shopOrigin.startsWith("https://");
}

function hash(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
