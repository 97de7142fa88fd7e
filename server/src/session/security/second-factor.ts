import type { BackupCodes, SecondFactorSetup } from "@recambia/contract/session/schemas";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isUniqueViolation } from "../../platform/database/database.ts";
import { signedInOf } from "../../platform/http/access/guard-customers.ts";
import type { Context } from "../../platform/http/context.ts";
import { type Refusal, refuseField } from "../../platform/http/refusals/refusal.ts";
import { inAuthTransaction } from "../auth/auth-transaction.ts";
import { callAuth, isAuthRefusal } from "../auth/call-auth.ts";
import type { Auth } from "../auth/create-auth.ts";
import { sessionMessages } from "../messages.ts";
import { checkPassword } from "../passwords/check-password.ts";
import { lockPerson } from "../sessions/lock-person.ts";
import { rotateSession } from "../sessions/rotate-session.ts";
import { sessionCookie } from "../sessions/session-cookie.ts";
import { drawBackupCodes, hashBackupCodes } from "./backup-codes.ts";
import { notifySecurityChange } from "./notify-security-change.ts";

/** An authenticated request. */
type Call = { context: Context; auth: Auth; request: FastifyRequest; reply: FastifyReply };

/**
 * Creates the key for an authenticator app; `confirmSecondFactor` enables it.
 *
 * @returns 422 naming `password`; 423 `password_locked`; 409 when a second factor is already enabled.
 */
export async function prepareSecondFactor(
  call: Call,
  password: string,
): Promise<SecondFactorSetup | Refusal> {
  const { auth, request, reply } = call;
  const objection = await checkCallersPassword(call, password);
  if (objection) return objection;
  const prepare = () =>
    callAuth(request, reply, [sessionCookie], (given) =>
      auth.api.enableTwoFactor({ ...given, body: { password } }),
    );
  // Of two requests at the same moment, the second replaces the key that the first has just stored.
  const setup = await prepare().catch((error: unknown) => {
    if (isUniqueViolation(error)) return prepare();
    throw error;
  });
  if (isAuthRefusal(setup)) return { refused: "conflict" };
  const address = "totpURI" in setup ? setup.totpURI : "";
  return { address, key: new URL(address).searchParams.get("secret") ?? "" };
}

/**
 * Enables the second factor by a first code, notifies the person, and returns the backup codes. Rotates the browser's
 * session.
 *
 * @returns 422 naming `code`; 409 without an unconfirmed key.
 */
export async function confirmSecondFactor(
  { context, auth, request, reply }: Call,
  code: string,
): Promise<BackupCodes | Refusal> {
  const { personId: userId } = signedInOf(request);
  return inAuthTransaction(context.database, async (transaction) => {
    // One request at a time: each would rotate the session and send a mail.
    await lockPerson(transaction, userId);
    const unconfirmed = await transaction.rows({
      text: "select from second_factor where person_id = $1 and not verified",
      values: [userId],
    });
    if (unconfirmed.length === 0) return { refused: "conflict" };
    const confirmed = await callAuth(request, reply, [sessionCookie], (given) =>
      auth.api.verifyTOTP({ ...given, body: { code: code.replace(/\s/g, "") } }),
    );
    if (isAuthRefusal(confirmed)) return refuseField("code", sessionMessages.wrong_code);
    await notifySecurityChange(transaction, userId, "second_factor_on");
    const codes = drawBackupCodes();
    await transaction.rows({
      text: "update second_factor set backup_codes = $2 where person_id = $1",
      values: [userId, await hashBackupCodes(codes)],
    });
    return { codes };
  });
}

/**
 * Disables the second factor, rotates the session and notifies the person, or discards an unconfirmed key.
 *
 * @returns the token for this browser's cookie, null when it stays the same; 422 or 423 as above.
 */
export async function endSecondFactor(
  call: Pick<Call, "context" | "request">,
  password: string,
): Promise<{ token: string | null } | Refusal> {
  const objection = await checkCallersPassword(call, password);
  if (objection) return objection;
  const { personId, sessionId } = signedInOf(call.request);
  return call.context.database.transaction(async (transaction) => {
    // The person first, as deleting them does.
    await transaction.rows({
      text: `update person set two_factor_enabled = false where id = $1`,
      values: [personId],
    });
    const removed = await transaction.rows<{ verified: boolean }>({
      text: "delete from second_factor where person_id = $1 returning verified",
      values: [personId],
    });
    if (!removed.some(({ verified }) => verified)) return { token: null };
    const token = await rotateSession(transaction, sessionId);
    await notifySecurityChange(transaction, personId, "second_factor_off");
    return { token };
  });
}

function checkCallersPassword({ context, request }: Pick<Call, "context" | "request">, password: string) {
  return checkPassword(context, signedInOf(request), { password, field: "password", locale: request.locale });
}
