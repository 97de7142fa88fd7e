import type { AddPasskeyBody, Passkey, PasskeyCreationOptions } from "@recambia/contract/session/schemas";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isUniqueViolation, onlyRow } from "../../platform/database/database.ts";
import { signedInOf } from "../../platform/http/access/guard-customers.ts";
import type { Context } from "../../platform/http/context.ts";
import { type Refusal, refuseField } from "../../platform/http/refusals/refusal.ts";
import { inAuthTransaction } from "../auth/auth-transaction.ts";
import { callAuth, isAuthRefusal } from "../auth/call-auth.ts";
import type { Auth } from "../auth/create-auth.ts";
import { signedChallenge } from "../auth/passkey-challenges.ts";
import { sessionMessages } from "../messages.ts";
import { lockPerson } from "../sessions/lock-person.ts";
import { sessionCookie } from "../sessions/session-cookie.ts";
import { notifySecurityChange } from "./notify-security-change.ts";

/** An authenticated request. */
type Call = { auth: Auth; request: FastifyRequest; reply: FastifyReply };

/** More than anyone has devices. */
const maxPasskeys = 20;

/** Creates the challenge for a new passkey; it names existing ones, so that none is added twice. */
export async function newPasskeyChallenge({ auth, request, reply }: Call): Promise<PasskeyCreationOptions> {
  const options = await callAuth(request, reply, [sessionCookie], (given) =>
    auth.api.generatePasskeyRegistrationOptions({ ...given, query: {} }),
  );
  if (isAuthRefusal(options)) throw new Error(`No passkey can be added: ${options.refusedBecause}`);
  return options;
}

/** Adds a passkey and notifies the person by mail; 422 naming `response`, 409 at the limit. */
export async function addPasskey(
  { auth, request, reply }: Call,
  { database }: Pick<Context, "database">,
  { name, response }: AddPasskeyBody,
): Promise<Passkey | Refusal> {
  const { personId } = signedInOf(request);
  const adding = inAuthTransaction(database, async (transaction): Promise<Passkey | Refusal> => {
    await lockPerson(transaction, personId);
    const owned = await onlyRow<{ count: number }>(transaction, {
      text: "select count(*)::int as count from passkey where person_id = $1",
      values: [personId],
    });
    if (owned.count >= maxPasskeys) return { refused: "conflict" };
    const challenge = await signedChallenge(transaction, request, response.response.clientDataJSON);
    const cookies = { [sessionCookie]: request.cookies[sessionCookie] ?? "", ...challenge };
    const added = await callAuth(request, reply, cookies, (given) =>
      auth.api.verifyPasskeyRegistration({ ...given, body: { name: name.trim(), response } }),
    );
    if (isAuthRefusal(added)) return refuseField("response", sessionMessages.wrong_passkey);
    await notifySecurityChange(transaction, personId, "passkey_added");
    return { id: added.id, name: added.name ?? "", created_at: added.createdAt.toISOString() };
  });
  return adding.catch((error: unknown) => {
    if (isUniqueViolation(error)) return refuseField("response", sessionMessages.wrong_passkey);
    throw error;
  });
}
