import { createHmac, timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { Context } from "../platform/http/app.ts";
import type { ReadSession, SignedIn } from "../platform/http/guard-customers.ts";

/** Name of the cookie that carries a session's token and its signature. */
export const sessionCookie = "recambia_session";

/** The part of the context that sessions are read with. */
type Ground = Pick<Context, "database" | "clock" | "secret">;

/** Reads the session of a call's cookie in one statement; an unsigned or forged cookie costs none. */
export function sessionReader({ database, clock, secret }: Ground): ReadSession {
  return async (request) => {
    const token = signedToken(request, secret);
    if (!token) return null;
    const [row] = await database.rows<SignedIn>({
      name: "read-session",
      text: `
        select session.id as "sessionId", person.id as "personId", person.customer_id as "customerId",
          person.email_verified as "isVerified"
        from session join person on person.id = session.person_id
        where session.token = $1 and session.expires_at > $2`,
      values: [token, clock.now()],
    });
    return row ?? null;
  };
}

/** The token in the call's cookie, when it carries our signature: `token.base64(HMAC-SHA256(token))`. */
function signedToken(request: FastifyRequest, secret: string): string | null {
  const cookie = request.cookies[sessionCookie];
  const dot = cookie?.lastIndexOf(".") ?? -1;
  if (!cookie || dot < 1 || cookie.length > 256) return null;
  const token = cookie.slice(0, dot);
  const given = Buffer.from(cookie.slice(dot + 1), "base64");
  const wanted = signatureOf(token, secret);
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? token : null;
}

/** HMAC-SHA256 of a session's token under the shop's secret. */
export function signatureOf(token: string, secret: string): Buffer {
  return createHmac("sha256", secret).update(token).digest();
}
