import type { FastifyReply } from "fastify";
import { hmacOf } from "../../secrets/derive-key.ts";
import { isSameSecret } from "../../secrets/is-same-secret.ts";
import type { Context } from "../context.ts";
import { isSecure } from "./visitor.ts";

/** Something without an account that this browser may see and act on. */
export type Grant = {
  /** Public id. */
  id: string;
  /** Seconds since 1970. */
  expiresAt: number;
  /** A link of a mail was opened in this browser, so its user has access to the mailbox. */
  isProved: boolean;
};

/** Name of the cookie that opens orders which were placed without an account. */
export const ordersCookie = "recambia_orders";
/** Name of the cookie that opens conversations which were begun without an account. */
export const supportCookie = "recambia_support";

const firstSeconds = 24 * 60 * 60;
const provedSeconds = 30 * 24 * 60 * 60;
/** A cookie has room for more. */
const maxGrants = 20;
const entryShape = /^([a-z0-9]{8,32})-([0-9]{1,12})-([lp])$/;

type Deps = Pick<Context, "secret" | "clock">;

/**
 * Reads the grants of a signed cookie that hold now; none when its signature is not the shop's.
 *
 * @param purpose names the cookie's key, so that one kind of cookie can't be used as another.
 */
export function readGrantCookie(
  cookie: string | undefined,
  purpose: string,
  { secret, clock }: Deps,
): Grant[] {
  const dot = cookie?.lastIndexOf(".") ?? -1;
  if (!cookie || dot < 1 || cookie.length > 2000) return [];
  const content = cookie.slice(0, dot);
  if (!isSameSecret(cookie.slice(dot + 1), signatureOf(content, purpose, secret))) return [];
  const now = clock.now().getTime() / 1000;
  return content.split("_").flatMap((entry) => {
    const [, id, seconds, proof] = entryShape.exec(entry) ?? [];
    const expiresAt = Number(seconds);
    return id && expiresAt > now ? [{ id, expiresAt, isProved: proof === "l" }] : [];
  });
}

/**
 * Adds a grant to those that a browser has: for a day, or for 30 days where the link of a mail was opened.
 *
 * @returns value and attributes of the new cookie.
 */
export function writeGrantCookie(
  before: readonly Grant[],
  { id, isProved }: Pick<Grant, "id" | "isProved">,
  purpose: string,
  context: Context,
) {
  const now = Math.floor(context.clock.now().getTime() / 1000);
  const known = before.find((grant) => grant.id === id);
  const granted = {
    id,
    expiresAt: Math.max(now + (isProved ? provedSeconds : firstSeconds), known?.expiresAt ?? 0),
    isProved: isProved || known?.isProved === true,
  };
  const grants = [granted, ...before.filter((grant) => grant !== known)].slice(0, maxGrants);
  const content = grants
    .map((grant) => `${grant.id}-${grant.expiresAt}-${grant.isProved ? "l" : "p"}`)
    .join("_");
  return {
    value: `${content}.${signatureOf(content, purpose, context.secret)}`,
    attributes: {
      path: "/",
      httpOnly: true,
      sameSite: "lax" as const,
      secure: isSecure(context),
      maxAge: Math.max(...grants.map(({ expiresAt }) => expiresAt)) - now,
    },
  };
}

/** Ends what this browser may see and do without an account, so that whoever uses the device next cannot. */
export function clearGrants(context: Pick<Context, "config">, reply: FastifyReply): void {
  const attributes = { path: "/", httpOnly: true, sameSite: "lax", secure: isSecure(context) } as const;
  for (const name of [ordersCookie, supportCookie]) reply.clearCookie(name, attributes);
}

function signatureOf(content: string, purpose: string, secret: string): string {
  return hmacOf(secret, purpose, content).toString("base64url");
}
