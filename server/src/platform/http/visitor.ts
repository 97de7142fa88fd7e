import { hash, randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "./context.ts";

export const visitorCookie = "recambia_visitor";
const shape = /^[A-Za-z0-9_-]{43}$/;
const maxAgeSeconds = 180 * 24 * 60 * 60;

/** Returns the hash of the caller's visitor cookie; null without one. */
export function visitorHash(request: FastifyRequest): Buffer | null {
  const token = request.cookies[visitorCookie];
  return token && shape.test(token) ? hashVisitor(token) : null;
}

/**
 * Ensures that the caller has a visitor cookie: 256 random bits, HttpOnly, SameSite=Lax, Secure over HTTPS, 180 days.
 * Nothing is stored until there is data for the visitor.
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

/** Whether cookies are Secure: only if the shop is served over HTTPS. */
export function isSecure(context: Pick<Context, "config">): boolean {
  return context.config.shopOrigin.startsWith("https://");
}

/** Hashes a visitor cookie with SHA-256, as stored in the database. */
export function hashVisitor(token: string): Buffer {
  return hash("sha256", token, "buffer");
}
