import type { PasskeyResponse } from "@recambia/contract/session/schemas";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Queryable } from "../../platform/database/database.ts";
import { type SignedIn, signedInOf } from "../../platform/http/access/guard-customers.ts";
import type { Context } from "../../platform/http/context.ts";
import { type Refusal, refuseField } from "../../platform/http/refusals/refusal.ts";
import { inAuthTransaction } from "../auth/auth-transaction.ts";
import { callAuth, isAuthRefusal } from "../auth/call-auth.ts";
import { type Auth, passkeyCookie } from "../auth/create-auth.ts";
import { signedChallenge } from "../auth/passkey-challenges.ts";
import { countConfirmation, releaseSignIn } from "../limits.ts";
import { sessionMessages } from "../messages.ts";
import { checkPassword } from "../passwords/check-password.ts";
import { lockPerson } from "../sessions/lock-person.ts";
import { endSession } from "../sessions/open-session.ts";
import { sessionCookie } from "../sessions/session-cookie.ts";
import { claimCode } from "../sign-up/claim-code.ts";
import { hasSecondFactor } from "./has-second-factor.ts";

/** An authenticated request. */
type Call = { context: Context; auth: Auth; request: FastifyRequest; reply: FastifyReply };

/**
 * Confirms by the password that the signed-in person is the owner of the account (docs/decisions/068).
 *
 * @returns null when done; 422 naming `password`; 423 `password_locked`.
 */
export async function confirmByPassword(
  { context, request }: Pick<Call, "context" | "request">,
  password: string,
): Promise<Refusal | null> {
  const proof = { password, field: "password", locale: request.locale };
  const refusal = await checkPassword(context, signedInOf(request), proof);
  if (refusal) return refusal;
  await noteConfirmation(context.database, signedInOf(request), context.clock.now());
  return null;
}

/**
 * Confirms by a code of the authenticator app, which works once.
 *
 * @returns null when done; 422 naming `code`; 409 without a second factor; 429 after five wrong codes.
 */
export async function confirmByCode({ context, auth, request, reply }: Call, typed: string) {
  const signedIn = signedInOf(request);
  const { personId } = signedIn;
  const { database } = context;
  if (!(await isSecondFactorOn(database, personId))) return { refused: "conflict" } as const;
  const counted = await countConfirmation(context, personId);
  if (!counted) return { refused: "too_many_requests" } as const;
  const code = typed.replace(/[\s-]/g, "");
  const verify = (asked: { headers: Headers; returnHeaders: true }) =>
    auth.api.verifyTOTP({ ...asked, body: { code } });
  const isRight = await inAuthTransaction(database, async (transaction) => {
    await lockPerson(transaction, personId);
    const answer = await callAuth(request, reply, [sessionCookie], verify, []);
    const now = context.clock.now();
    if (isAuthRefusal(answer) || !(await claimCode(transaction, { personId, code, now }))) return false;
    await noteConfirmation(transaction, signedIn, now);
    return true;
  });
  if (!isRight) return refuseField("code", sessionMessages.wrong_code);
  await releaseSignIn(context, counted);
  return null;
}

/**
 * Confirms by a passkey of the person, with a challenge for signing in.
 *
 * @returns null when done; 422 `unknown_passkey`, also for somebody else's; 429.
 */
export async function confirmByPasskey(
  { context, auth, request, reply }: Call,
  response: PasskeyResponse["response"],
): Promise<Refusal | null> {
  const signedIn = signedInOf(request);
  const counted = await countConfirmation(context, signedIn.personId);
  if (!counted) return { refused: "too_many_requests" };
  const ask = (given: { headers: Headers; returnHeaders: true }) =>
    auth.api.verifyPasskeyAuthentication({
      ...given,
      body: { response: { ...response, clientExtensionResults: {} } },
    });
  const isRight = await inAuthTransaction(context.database, async (transaction) => {
    await lockPerson(transaction, signedIn.personId);
    const challenge = await signedChallenge(transaction, request, response.response.clientDataJSON);
    const answer = await callAuth(request, reply, challenge, ask, [passkeyCookie]);
    if (isAuthRefusal(answer)) return false;
    // better-auth has opened a session, which nobody needs.
    await endSession(transaction, answer.session.token);
    if (answer.session.userId !== signedIn.personId) return false;
    await noteConfirmation(transaction, signedIn, context.clock.now());
    return true;
  });
  if (!isRight) return { refused: "unknown_passkey" };
  await releaseSignIn(context, counted);
  return null;
}

async function isSecondFactorOn(database: Queryable, personId: string): Promise<boolean> {
  const rows = await database.rows({
    text: `select from person where id = $1 and ${hasSecondFactor}`,
    values: [personId],
  });
  return rows.length > 0;
}

async function noteConfirmation(database: Queryable, { sessionId }: SignedIn, now: Date): Promise<void> {
  await database.rows({
    text: "update session set confirmed_at = $2 where id = $1",
    values: [sessionId, now],
  });
}
