import type { BackupCodes, SecondFactorSetup } from "@recambia/contract/session/schemas";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isUniqueViolation } from "../../platform/database/database.ts";
import type { Context } from "../../platform/http/context.ts";
import { signedInOf } from "../../platform/http/guard-customers.ts";
import { type Refusal, refuseField } from "../../platform/http/refusals/refusal.ts";
import { callAuth, isAuthRefusal } from "../auth/call-auth.ts";
import type { Auth } from "../auth/create-auth.ts";
import { checkPassword } from "../passwords/check-password.ts";
import { sessionCookie } from "../sessions/session-cookie.ts";
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
  if (!(await isWaiting(context, userId))) return { refused: "conflict" };
  const confirmed = await callAuth(request, reply, [sessionCookie], (given) =>
    auth.api.verifyTOTP({ ...given, body: { code: code.replace(/\s/g, "") } }),
  );
  if (isAuthRefusal(confirmed)) {
    // Another request with the code has confirmed the key meanwhile, and rotated the session.
    return (await isWaiting(context, userId)) ? refuseField("code", "wrong_code") : { refused: "conflict" };
  }
  await announce(context, userId);
  const { backupCodes: codes } = await auth.api.viewBackupCodes({ body: { userId } });
  return { codes };
}

async function isWaiting({ database }: Pick<Context, "database">, personId: string): Promise<boolean> {
  const waiting = await database.rows({
    text: "select id from second_factor where person_id = $1 and not verified",
    values: [personId],
  });
  return waiting.length > 0;
}

/** Notifies the person, once for all requests that have confirmed the key at the same moment. */
async function announce({ database, clock }: Context, personId: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const first = await transaction.rows({
      text: `update second_factor set last_code_used_at = $2
             where person_id = $1 and last_code_used_at is null returning id`,
      values: [personId, clock.now()],
    });
    if (first.length > 0) await notifySecurityChange(transaction, personId, "second_factor_on");
  });
}

/** Disables the second factor and notifies the person, or discards an unconfirmed key; 422 or 423 as above. */
export async function endSecondFactor(call: Call, password: string): Promise<Refusal | null> {
  const { context, auth, request, reply } = call;
  const objection = await checkCallersPassword(call, password);
  if (objection) return objection;
  await removeSecondFactor(context, signedInOf(request).personId);
  // Rotates the session; refused when another request at the same moment has done so.
  await callAuth(request, reply, [sessionCookie], (given) =>
    auth.api.disableTwoFactor({ ...given, body: { password } }),
  );
  return null;
}

/** Notifies the person, once for all requests that remove the second factor at the same moment. */
async function removeSecondFactor({ database }: Context, personId: string): Promise<void> {
  await database.transaction(async (transaction) => {
    // The person first, as deleting them does.
    await transaction.rows({
      text: "select 1 from person where id = $1 for no key update",
      values: [personId],
    });
    const removed = await transaction.rows<{ verified: boolean }>({
      text: "delete from second_factor where person_id = $1 returning verified",
      values: [personId],
    });
    if (!removed.some(({ verified }) => verified)) return;
    await transaction.rows({
      text: "update person set two_factor_enabled = false where id = $1",
      values: [personId],
    });
    await notifySecurityChange(transaction, personId, "second_factor_off");
  });
}

function checkCallersPassword({ context, request }: Call, password: string) {
  const { personId } = signedInOf(request);
  return checkPassword(context, { personId, password, field: "password", locale: request.locale });
}
