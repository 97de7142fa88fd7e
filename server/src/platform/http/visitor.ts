import { hash, randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "./app.ts";

export const visitorCookie = "recambia_visitor";
const shape = /^[A-Za-z0-9_-]{43}$/;
const maxAgeSeconds = 180 * 24 * 60 * 60;

/** The caller's visitor cookie as the database knows it; null without one. */
export function visitorHash(request: FastifyRequest): Buffer | null {
  const token = request.cookies[visitorCookie];
  return token && shape.test(token) ? hashVisitor(token) : null;
}

/**
 * Makes sure that the caller has a visitor cookie: 256 random bits, HttpOnly, SameSite=Lax, Secure
 * over https, 180 days. Nothing is stored until something hangs on it.
 */
export function ensureVisitor(context: Context, request: FastifyRequest, reply: FastifyReply): Buffer {
  const current = request.cookies[visitorCookie];
  const token = current && shape.test(current) ? current : randomBytes(32).toString("base64url");
  reply.setCookie(visitorCookie, token, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure(context),
    maxAge: maxAgeSeconds,
  });
  return hashVisitor(token);
}

/** Cookies travel over https only where the shop is served over https. */
export function isSecure(context: Context): boolean {
  return context.config.shopOrigin.startsWith("https://");
}

/** What the database knows a visitor by: SHA-256 of the cookie. */
export function hashVisitor(token: string): Buffer {
  return hash("sha256", token, "buffer");
}
