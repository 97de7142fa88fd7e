import { hash, randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../context.ts";

export const visitorCookie = "recambia_visitor";
const shape = /^[A-Za-z0-9_-]{43}$/;
const maxAgeSeconds = 180 * 24 * 60 * 60;

/** Returns the hash of the caller's visitor cookie; null without one. */
export function visitorHash(request: FastifyRequest): Buffer | null {
  const token = tokenOf(request);
  return token === null ? null : hashVisitor(token);
}

/**
 * Ensures that the caller has a visitor cookie: 256 random bits, HttpOnly, SameSite=Lax, Secure over HTTPS. A new one ends
 * with the browser's session, because it only protects what the caller sends (LSSI art. 22.2).
 */
export function ensureVisitor(context: Context, request: FastifyRequest, reply: FastifyReply): Buffer {
  const current = tokenOf(request);
  const token = current ?? randomBytes(32).toString("base64url");
  if (current === null) sendToken(context, reply, token);
  return hashVisitor(token);
}

/** Keeps the caller's visitor cookie for 180 days from now, for a cart that the caller asked for. */
export function keepVisitor(context: Context, request: FastifyRequest, reply: FastifyReply): void {
  sendToken(context, reply, tokenOf(request) ?? randomBytes(32).toString("base64url"), maxAgeSeconds);
}

function tokenOf(request: FastifyRequest): string | null {
  const token = request.cookies[visitorCookie];
  return token && shape.test(token) ? token : null;
}

function sendToken(context: Context, reply: FastifyReply, token: string, maxAge?: number): void {
  reply.setCookie(visitorCookie, token, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure(context),
    ...(maxAge === undefined ? {} : { maxAge }),
  });
}

/** Whether cookies are Secure: only if the shop is served over HTTPS. */
export function isSecure(context: Pick<Context, "config">): boolean {
  return context.config.shopOrigin.startsWith("https://");
}

/** Hashes a visitor cookie with SHA-256, as stored in the database. */
export function hashVisitor(token: string): Buffer {
  return hash("sha256", token, "buffer");
}
