import type { Locale, LocalizedText } from "@recambia/contract/locale";
import { type JoinedResponse, maxPeople, type RegisterInvitedBody } from "@recambia/contract/people/schemas";
import type { Queryable } from "../platform/database/database.ts";
import { isRefusal, type Refusal } from "../platform/http/refusals/refusal.ts";
import { randomPublicId } from "../platform/public-id.ts";
import {
  countNewAccount,
  makePassword,
  redeemMailToken,
  releaseNewAccount,
  setPassword,
} from "../session/index.ts";
import { lockInvitation, markAccepted } from "./accept-invitation.ts";
import { countPeople, lockCustomers } from "./lock-customer.ts";
import { peopleMessages } from "./messages.ts";
import { findByToken } from "./read-invitation.ts";
import type { InvitationDeps } from "./send-invitation.ts";

type Newcomer = { email: string; name: string; locale: Locale; customerId: string };

/**
 * Accepts an invitation for someone without an account, with a name and a password. The link proves the email, so it counts
 * as verified.
 *
 * @returns the email to sign in with; 422 `invalid_token` for an invalid link; 422 naming a form field; `conflict` naming
 *   `email` (has an account) or `invitation` (no place left); `new_accounts_limit`.
 */
export async function registerInvited(
  deps: InvitationDeps,
  wish: RegisterInvitedBody & { locale: Locale; network: string },
): Promise<JoinedResponse | Refusal> {
  const { database, clock } = deps;
  const open = await findByToken(database, deps, wish.token);
  if (!open) return { refused: "invalid_token" };
  const { email, customerId } = open;
  const newcomer = { email, customerId, name: wish.name.trim(), locale: wish.locale };
  const passwordHash = await makePassword(wish, [newcomer.name, email]);
  if (isRefusal(passwordHash)) return passwordHash;
  return database.transaction(async (transaction) => {
    const now = clock.now();
    await lockCustomers(transaction, [customerId]);
    if (!(await lockInvitation(transaction, open.id))) return { refused: "invalid_token" };
    const { people } = await countPeople(transaction, customerId, now);
    if (people >= maxPeople) return objectTo("invitation", peopleMessages.too_many_people);
    const excess = await countNewAccount(transaction, deps, wish.network);
    if (excess) return excess;
    const personId = await addPerson(transaction, newcomer, now);
    if (!personId) {
      await releaseNewAccount(transaction, deps, wish.network);
      return objectTo("email", peopleMessages.has_account);
    }
    await setPassword(transaction, { personId, passwordHash, now });
    await redeemMailToken(transaction, deps, "invitation", wish.token);
    await markAccepted(transaction, { invitationId: open.id, personId, now });
    return { email };
  });
}

/** @returns the id; null when the email has an account. */
async function addPerson(transaction: Queryable, newcomer: Newcomer, now: Date): Promise<string | null> {
  const { customerId, email, name, locale } = newcomer;
  const [person] = await transaction.rows<{ id: string }>({
    text: `insert into person (id, customer_id, email, email_verified, name, locale, created_at, updated_at)
           values ($1, $2, $3, true, $4, $5, $6, $6) on conflict (email) do nothing returning id`,
    values: [randomPublicId(), customerId, email, name, locale, now],
  });
  return person?.id ?? null;
}

function objectTo(field: string, text: LocalizedText): Refusal {
  return { refused: "conflict", fields: { [field]: { text, values: { limit: maxPeople } } } };
}
