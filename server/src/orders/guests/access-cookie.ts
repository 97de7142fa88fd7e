import { timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { deriveKey, hmacOf } from "../../platform/derive-key.ts";
import type { Context } from "../../platform/http/context.ts";
import { isSecure } from "../../platform/http/visitor.ts";

/** Name of the cookie that opens orders which were placed without an account. */
export const ordersCookie = "recambia_orders";

/** An order that this browser may see and act on. */
export type Grant = {
  /** Public id. */
  orderId: string;
  /** Seconds since 1970. */
  expiresAt: number;
  /** The link of a mail was opened here: whoever sits at this browser reads the order's mailbox. */
  isProved: boolean;
};

const placedSeconds = 24 * 60 * 60;
const provedSeconds = 30 * 24 * 60 * 60;
/** So many fit into a cookie with ease. */
const mostGrants = 20;
const entryShape = /^([a-z0-9]{8,32})-([0-9]{1,12})-([lp])$/;

/** The orders that a call's cookie opens now; none when its signature is not ours. */
export function readGrants(
  request: FastifyRequest,
  { secret, clock }: Pick<Context, "secret" | "clock">,
): Grant[] {
  const cookie = request.cookies[ordersCookie];
  const dot = cookie?.lastIndexOf(".") ?? -1;
  if (!cookie || dot < 1 || cookie.length > 2000) return [];
  const content = cookie.slice(0, dot);
  const [given, wanted] = [Buffer.from(cookie.slice(dot + 1)), Buffer.from(signatureOf(content, secret))];
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return [];
  const now = clock.now().getTime() / 1000;
  return content.split("_").flatMap((entry) => {
    const [, orderId, seconds, proof] = entryShape.exec(entry) ?? [];
    const expiresAt = Number(seconds);
    return orderId && expiresAt > now ? [{ orderId, expiresAt, isProved: proof === "l" }] : [];
  });
}

/**
 * Lets this browser see and act on one more order: for a day where it was placed, for 30 days where
 * the link of a mail was opened. What was granted before stays.
 */
export function grantOrder(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  { orderId, isProved }: Pick<Grant, "orderId" | "isProved">,
): void {
  const now = Math.floor(context.clock.now().getTime() / 1000);
  const before = readGrants(request, context);
  const known = before.find((grant) => grant.orderId === orderId);
  const granted = {
    orderId,
    expiresAt: Math.max(now + (isProved ? provedSeconds : placedSeconds), known?.expiresAt ?? 0),
    isProved: isProved || known?.isProved === true,
  };
  const others = before.filter((grant) => grant !== known);
  sendGrants(context, reply, [granted, ...others].slice(0, mostGrants), now);
}

function sendGrants(context: Context, reply: FastifyReply, grants: readonly Grant[], now: number): void {
  const content = grants
    .map(({ orderId, expiresAt, isProved }) => `${orderId}-${expiresAt}-${isProved ? "l" : "p"}`)
    .join("_");
  reply.setCookie(ordersCookie, `${content}.${signatureOf(content, context.secret)}`, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure(context),
    maxAge: Math.max(...grants.map(({ expiresAt }) => expiresAt)) - now,
  });
}

function signatureOf(content: string, secret: string): string {
  return hmacOf(deriveKey(secret, "guest order: cookie"), content).toString("base64url");
}
