import type { LocalizedText } from "@recambia/contract/locale";
import { type JoinedResponse, maxPeople } from "@recambia/contract/people/schemas";
import type { Queryable } from "../platform/database/database.ts";
import type { Refusal } from "../platform/http/refusals/refusal.ts";
import { redeemMailToken } from "../session/index.ts";
import { countPeople, lockCustomers } from "./lock-customer.ts";
import { peopleMessages } from "./messages.ts";
import { hasOwnData, movePerson } from "./move-person.ts";
import { findByToken, type OpenInvitation } from "./read-invitation.ts";
import type { Requester } from "./read-people.ts";
import type { InvitationDeps } from "./send-invitation.ts";

/**
 * Accepts an invitation: moves the signed-in person to the inviting account. Their old account is deleted if nobody is
 * left, unless it has data that would be lost.
 *
 * @returns the person's email; 422 `invalid_token` for an invalid link; `conflict` naming `invitation` (already a member,
 *   no place left) or `account` (has data of its own).
 */
export async function acceptInvitation(
  deps: InvitationDeps,
  asking: Requester,
  token: string,
): Promise<JoinedResponse | Refusal> {
  const { database } = deps;
  const open = await findByToken(database, deps, token);
  if (!open) return { refused: "invalid_token" };
  return database.transaction(async (transaction) => {
    await lockCustomers(transaction, [open.customerId, asking.customerId]);
    if (!(await lockInvitation(transaction, open.id))) return { refused: "invalid_token" };
    const person = await lockCaller(transaction, asking);
    // The person was removed from their account meanwhile, so the account to leave is read again.
    if (!person) return { refused: "conflict" };
    const objection = await findProblem(transaction, deps, { open, asking });
    if (objection) return objection;
    const redeemed = await redeemMailToken(transaction, deps, "invitation", token);
    if (!redeemed) return { refused: "invalid_token" };
    const { personId } = asking;
    const now = deps.clock.now();
    await movePerson(transaction, { personId, customerId: open.customerId, now });
    await markAccepted(transaction, { invitationId: open.id, personId, now });
    await dropIfEmpty(transaction, asking.customerId);
    return person;
  });
}

/** Locks an invitation; false when it has been accepted or withdrawn meanwhile. */
export async function lockInvitation(transaction: Queryable, id: string): Promise<boolean> {
  const rows = await transaction.rows({
    text: "select 1 from invitation where id = $1 and accepted_at is null for update",
    values: [id],
  });
  return rows.length > 0;
}

async function lockCaller(transaction: Queryable, { personId, customerId }: Requester) {
  const [person] = await transaction.rows<{ email: string }>({
    text: "select email from person where id = $1 and customer_id = $2 for no key update",
    values: [personId, customerId],
  });
  return person;
}

async function findProblem(
  transaction: Queryable,
  deps: InvitationDeps,
  { open, asking }: { open: OpenInvitation; asking: Requester },
): Promise<Refusal | null> {
  const now = deps.clock.now();
  if (open.customerId === asking.customerId) return objectTo("invitation", peopleMessages.already_there);
  const { people } = await countPeople(transaction, open.customerId, now);
  if (people >= maxPeople) return objectTo("invitation", peopleMessages.too_many_people);
  const { people: left } = await countPeople(transaction, asking.customerId, now);
  const loses = left === 1 && (await hasOwnData(transaction, asking.customerId));
  return loses ? objectTo("account", peopleMessages.own_things) : null;
}

function objectTo(field: string, text: LocalizedText): Refusal {
  return { refused: "conflict", fields: { [field]: { text, values: { limit: maxPeople } } } };
}

/** Deletes an account without people and data, with its invitations. */
async function dropIfEmpty(transaction: Queryable, customerId: string) {
  await transaction.rows({
    text: `delete from customer where id = $1
             and not exists (select from person where person.customer_id = customer.id)`,
    values: [customerId],
  });
}

/** Records on the invitation how the person joined. */
export async function markAccepted(
  transaction: Queryable,
  { invitationId, personId, now }: { invitationId: string; personId: string; now: Date },
): Promise<void> {
  await transaction.rows({
    text: "update invitation set accepted_at = $2, accepted_by = $3 where id = $1",
    values: [invitationId, now, personId],
  });
}
