import type { PasskeyOptions, PasskeyResponse } from "@recambia/contract/session/schemas";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Queryable } from "../../platform/database/database.ts";
import type { Context } from "../../platform/http/context.ts";
import { type Refusal, refuseField } from "../../platform/http/refusals/refusal.ts";
import { inAuthTransaction } from "../auth/auth-transaction.ts";
import { callAuth, isAuthRefusal } from "../auth/call-auth.ts";
import { type Auth, passkeyCookie, secondFactorCookie } from "../auth/create-auth.ts";
import { signedChallenge } from "../auth/passkey-challenges.ts";
import { sessionMessages } from "../messages.ts";
import { hashOfBackupCode, writeBackupCode } from "../security/backup-codes.ts";
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
  mergeGuestData: MergeGuestData;
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
  // Before the transaction, which would wait for the hash.
  const known = isBackupCode ? await storedBackupCode(call, writeBackupCode(code)) : code;
  const ask = (asked: { headers: Headers; returnHeaders: true }) =>
    isBackupCode
      ? auth.api.verifyBackupCode({ ...asked, body: { code: known } })
      : auth.api.verifyTOTP({ ...asked, body: { code } });
  return inAuthTransaction(context.database, async (transaction) => {
    await lockAskedPerson(transaction, request);
    // The new session's cookie is sent once the code has been claimed.
    const answer = await callAuth(request, reply, [secondFactorCookie], ask, [secondFactorCookie]);
    if (isAuthRefusal(answer)) return refusalOf(answer.refusedBecause);
    const token = answer.token ?? "";
    const personId = answer.user.id;
    if (!isBackupCode && !(await claimCode(transaction, { personId, code, now: context.clock.now() }))) {
      await endSession(transaction, token);
      return wrongCode;
    }
    return finish(call, transaction, { personId, token });
  });
}

/** SQL: the person whose code is expected, whom better-auth has stored with the identifier in the signed cookie. */
const askedPersonSql =
  "select id from person where id = (select value from verification where identifier = $1 limit 1)";

function identifierOf(request: FastifyRequest): string {
  return (request.cookies[secondFactorCookie] ?? "").split(".")[0] ?? "";
}

/** Codes of a person are checked one after the other: better-auth refuses right ones that come at the same moment. */
async function lockAskedPerson(transaction: Queryable, request: FastifyRequest): Promise<void> {
  const values = [identifierOf(request)];
  await transaction.rows({ text: `${askedPersonSql} for key share`, values });
  await transaction.rows({
    text: `select from second_factor where person_id = (${askedPersonSql}) for no key update`,
    values,
  });
}

/** Returns the stored hash of a valid backup code, which better-auth compares; the code itself if nobody was asked. */
async function storedBackupCode({ context, request }: Call, code: string): Promise<string> {
  const [person] = await context.database.rows<{ id: string }>({
    text: askedPersonSql,
    values: [identifierOf(request)],
  });
  return person ? hashOfBackupCode(context.database, context, { personId: person.id, code }) : code;
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
  const { context, auth, request, reply } = call;
  const ask = (given: { headers: Headers; returnHeaders: true }) =>
    auth.api.verifyPasskeyAuthentication({
      ...given,
      body: { response: { ...response, clientExtensionResults: {} } },
    });
  return inAuthTransaction(context.database, async (transaction) => {
    await transaction.rows({
      text: `select from person where id = (select person_id from passkey where credential_id = $1)
             for key share`,
      values: [response.id],
    });
    const challenge = await signedChallenge(transaction, request, response.response.clientDataJSON);
    const answer = await callAuth(request, reply, challenge, ask, [passkeyCookie]);
    if (isAuthRefusal(answer)) return { refused: "unknown_passkey" };
    const { token, userId: personId } = answer.session;
    return finish(call, transaction, { personId, token });
  });
}

async function finish(
  { context, request, mergeGuestData }: Call,
  transaction: Queryable,
  opened: { personId: string; token: string },
): Promise<SignIn> {
  const browser = browserOf(request, context.secret);
  const finishing = { ...opened, browser, now: context.clock.now(), mergeGuestData };
  return { is: "signed_in", ...opened, joined: await finishSignIn(transaction, finishing) };
}
