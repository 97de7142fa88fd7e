import type { BackupCodes, SecondFactorSetup } from "@recambia/contract/session/schemas";
import type { FastifyReply, FastifyRequest } from "fastify";
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
  const setup = await callAuth(request, reply, [sessionCookie], (given) =>
    auth.api.enableTwoFactor({ ...given, body: { password } }),
  );
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
  const waiting = await context.database.rows({
    text: "select id from second_factor where person_id = $1 and not verified",
    values: [userId],
  });
  if (waiting.length === 0) return { refused: "conflict" };
  const confirmed = await callAuth(request, reply, [sessionCookie], (given) =>
    auth.api.verifyTOTP({ ...given, body: { code: code.replace(/\s/g, "") } }),
  );
  if (isAuthRefusal(confirmed)) return refuseField("code", "wrong_code");
  await notifySecurityChange(context.database, userId, "second_factor_on");
  const { backupCodes: codes } = await auth.api.viewBackupCodes({ body: { userId } });
  return { codes };
}

/** Disables the second factor and notifies the person, or discards an unconfirmed key; 422 or 423 as above. */
export async function endSecondFactor(call: Call, password: string): Promise<Refusal | null> {
  const { context, auth, request, reply } = call;
  const objection = await checkCallersPassword(call, password);
  if (objection) return objection;
  const { personId } = signedInOf(request);
  const inForce = await context.database.rows({
    text: "select id from second_factor where person_id = $1 and verified",
    values: [personId],
  });
  const ended = await callAuth(request, reply, [sessionCookie], (given) =>
    auth.api.disableTwoFactor({ ...given, body: { password } }),
  );
  if (isAuthRefusal(ended)) return refuseField("password", "wrong_password");
  if (inForce.length > 0) await notifySecurityChange(context.database, personId, "second_factor_off");
  return null;
}

function checkCallersPassword({ context, request }: Call, password: string) {
  const { personId } = signedInOf(request);
  return checkPassword(context, { personId, password, field: "password", locale: request.locale });
}
