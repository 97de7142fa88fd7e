import type { PasskeyOptions, PasskeyResponse } from "@recambia/contract/session/schemas";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../platform/http/context.ts";
import { type Refusal, refuseField } from "../../platform/http/refusals/refusal.ts";
import { callAuth, isAuthRefusal } from "../auth/call-auth.ts";
import { type Auth, passkeyCookie, secondFactorCookie } from "../auth/create-auth.ts";
import { sessionMessages } from "../messages.ts";
import { browserOf } from "../sessions/browser-of.ts";
import { endSession } from "../sessions/open-session.ts";
import type { MergeGuestData } from "../sessions/start-session.ts";
import { claimCode } from "../sign-up/claim-code.ts";
import { finishSignIn } from "./finish-sign-in.ts";
import type { SignIn } from "./sign-in.ts";

/** A request that signs in through better-auth. */
export type Call = {
  context: Context;
  auth: Auth;
  request: FastifyRequest;
  reply: FastifyReply;
  joinGuest: MergeGuestData;
};

/**
 * Starts the second step of a sign-in after the right password: sets a cookie that expects a code. The browser stays signed
 * in as before until the code is right.
 */
export async function startSecondFactor(call: Call, body: { email: string; password: string }) {
  const { auth, request, reply } = call;
  const ask = (given: { headers: Headers; returnHeaders: true }) => auth.api.signInEmail({ ...given, body });
  const answer = await callAuth(request, reply, [], ask, [secondFactorCookie]);
  if (isAuthRefusal(answer)) throw new Error(`The second factor did not begin: ${answer.refusedBecause}`);
}

/**
 * Completes a sign-in by a code of the authenticator app, or a backup code. Each code works once.
 *
 * @returns 422 naming `code`; 401 when the first step is missing, expired, or has had five wrong codes; 429 after too many
 *   wrong codes.
 */
export async function signInBySecondFactor(call: Call, given: string): Promise<SignIn | Refusal> {
  const { context, auth, request, reply } = call;
  const code = given.replace(/[\s-]/g, "");
  const isBackupCode = !/^\d{6}$/.test(code);
  const ask = (asked: { headers: Headers; returnHeaders: true }) =>
    isBackupCode
      ? auth.api.verifyBackupCode({ ...asked, body: { code: `${code.slice(0, 5)}-${code.slice(5)}` } })
      : auth.api.verifyTOTP({ ...asked, body: { code } });
  // The new session's cookie is sent once the code has been claimed.
  const answer = await callAuth(request, reply, [secondFactorCookie], ask, [secondFactorCookie]);
  if (isAuthRefusal(answer)) return refusalOf(answer.refusedBecause);
  const token = answer.token ?? "";
  if (!isBackupCode && !(await claimCode(context, { token }, code))) {
    await endSession(context.database, token);
    return wrongCode;
  }
  return finish(call, token);
}

const wrongCode = refuseField("code", sessionMessages.wrong_code);

function refusalOf(reason: string): Refusal {
  if (reason === "INVALID_CODE" || reason === "INVALID_BACKUP_CODE") return wrongCode;
  if (reason === "ACCOUNT_TEMPORARILY_LOCKED") return { refused: "too_many_requests" };
  return { refused: "unauthenticated" };
}

/** Creates the challenge for a passkey sign-in, without naming any passkeys. */
export async function passkeyChallenge({ auth, request, reply }: Call): Promise<PasskeyOptions> {
  const options = await callAuth(request, reply, [], (given) =>
    auth.api.generatePasskeyAuthenticationOptions(given),
  );
  if (isAuthRefusal(options)) throw new Error(`No passkey can be asked for: ${options.refusedBecause}`);
  return { ...options, userVerification: "required" };
}

/** Signs in by a signed challenge; 422 `unknown_passkey` for unknown passkeys and expired challenges. */
export async function signInByPasskey(
  call: Call,
  response: PasskeyResponse["response"],
): Promise<SignIn | Refusal> {
  const { auth, request, reply } = call;
  const ask = (given: { headers: Headers; returnHeaders: true }) =>
    auth.api.verifyPasskeyAuthentication({
      ...given,
      body: { response: { ...response, clientExtensionResults: {} } },
    });
  const answer = await callAuth(request, reply, [passkeyCookie], ask, [passkeyCookie]);
  return isAuthRefusal(answer) ? { refused: "unknown_passkey" } : finish(call, answer.session.token);
}

async function finish({ context, request, joinGuest }: Call, token: string): Promise<SignIn | Refusal> {
  const browser = browserOf(request, context.secret);
  const finished = await finishSignIn(context, { token, browser, joinGuest });
  return finished ? { is: "signed_in", token, ...finished } : { refused: "unauthenticated" };
}
