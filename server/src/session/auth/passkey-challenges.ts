import type { FastifyRequest } from "fastify";
import type { Queryable } from "../../platform/database/database.ts";
import { passkeyCookie } from "./create-auth.ts";

/**
 * Several tabs of a browser may each wait for a passkey, as every sign-in screen does. better-auth's cookie names one
 * challenge; the shop's holds the newest of them, each signed by better-auth, with a separator that signed values never have.
 */
const separator = "~";
const mostPending = 5;

function pendingOf(request: FastifyRequest): string[] {
  return (request.cookies[passkeyCookie] ?? "").split(separator).filter(Boolean);
}

/** Puts the browser's earlier challenges behind the new one of a `Set-Cookie` header. */
export function withEarlierChallenges(request: FastifyRequest, setCookie: string): string {
  const [named = "", ...attributes] = setCookie.split(";");
  if (!named.startsWith(`${passkeyCookie}=`)) return setCookie;
  const earlier = pendingOf(request)
    .slice(0, mostPending - 1)
    .map(encodeURIComponent);
  return [[named, ...earlier].join(separator), ...attributes].join(";");
}

/**
 * Returns better-auth's cookie for the challenge that an authenticator has signed; none if it is not pending, because
 * better-auth would use up another one.
 *
 * @param clientDataJson of the authenticator's response, in base64url.
 */
export async function signedChallenge(
  database: Queryable,
  request: FastifyRequest,
  clientDataJson: string,
): Promise<Record<string, string>> {
  const pending = pendingOf(request).slice(0, mostPending);
  const identifierOf = (cookie: string) => cookie.split(".")[0] ?? "";
  const [found] = await database.rows<{ identifier: string }>({
    text: "select identifier from verification where identifier = any($1) and strpos(value, $2) > 0",
    values: [pending.map(identifierOf), `"${challengeIn(clientDataJson)}"`],
  });
  const signed = pending.find((cookie) => identifierOf(cookie) === found?.identifier);
  return signed ? { [passkeyCookie]: signed } : {};
}

/** What is no client data has no challenge: better-auth refuses it. */
function challengeIn(clientDataJson: string): string {
  const text = Buffer.from(clientDataJson, "base64url").toString();
  return /"challenge"\s*:\s*"([\w-]{1,200})"/.exec(text)?.[1] ?? "";
}
