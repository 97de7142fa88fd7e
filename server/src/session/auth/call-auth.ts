import { isAPIError } from "better-auth/api";
import type { FastifyReply, FastifyRequest } from "fastify";
import { sessionCookie } from "../sessions/session-cookie.ts";
import { throwingOutages } from "./auth-adapter.ts";
import { onceCommitted } from "./auth-transaction.ts";
import { passkeyCookie, secondFactorCookie } from "./create-auth.ts";
import { withEarlierChallenges } from "./passkey-challenges.ts";

/** better-auth's error code, such as `INVALID_CODE`. */
export type AuthRefusal = { refusedBecause: string };

/** Malformed input that better-auth would answer with 500. */
const callersFaults = ["FAILED_TO_VERIFY_REGISTRATION"];

const shopsCookies: readonly string[] = [sessionCookie, secondFactorCookie, passkeyCookie];

type Question<Answer> = (given: {
  headers: Headers;
  returnHeaders: true;
}) => Promise<{ headers: Headers; response: Answer }>;

/**
 * Calls a better-auth function for a request, with only the named cookies.
 *
 * @param cookies by name, or the names of the request's.
 * @param forwarded the cookies of the answer that the browser gets, once the caller's transaction is committed.
 */
export async function callAuth<Answer>(
  request: FastifyRequest,
  reply: FastifyReply,
  cookies: readonly string[] | Readonly<Record<string, string>>,
  ask: Question<Answer>,
  forwarded = shopsCookies,
): Promise<Answer | AuthRefusal> {
  const given = isList(cookies)
    ? cookies.map((name) => [name, request.cookies[name]] as const)
    : Object.entries(cookies);
  const sent = given.flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  const headers = new Headers({
    cookie: sent.join("; "),
    "user-agent": request.headers["user-agent"] ?? "",
    "x-forwarded-for": request.ip,
  });
  try {
    const answer = await throwingOutages(() => ask({ headers, returnHeaders: true }));
    for (const cookie of answer.headers.getSetCookie()) {
      const isForwarded = forwarded.some((name) => cookie.startsWith(`${name}=`));
      if (isForwarded)
        onceCommitted(() => reply.header("set-cookie", withEarlierChallenges(request, cookie)));
    }
    return answer.response;
  } catch (error) {
    if (!isAPIError(error)) throw error;
    const reason = error.body?.code ?? String(error.status);
    if (error.statusCode >= 500 && !callersFaults.includes(reason)) throw error;
    return { refusedBecause: reason };
  }
}

/** `Array.isArray` does not tell read-only lists. */
function isList(value: readonly string[] | object): value is readonly string[] {
  return Array.isArray(value);
}

export function isAuthRefusal(answer: unknown): answer is AuthRefusal {
  return typeof answer === "object" && answer !== null && "refusedBecause" in answer;
}
