import { type JoinedAnswer, maxPeople } from "@recambia/contract/people/schemas";
import type { Queryable } from "../platform/database/database.ts";
import type { Refusal } from "../platform/http/refusals/refusal.ts";
import { redeemMailToken } from "../session/index.ts";
import { countPeople, lockCustomers } from "./lock-customer.ts";
import { hasOwnData, movePerson } from "./move-person.ts";
import { findByToken, type OpenInvitation } from "./read-invitation.ts";
import type { Requester } from "./read-people.ts";
import type { InvitationDeps } from "./send-invitation.ts";

/**
 * The signed-in person accepts an invitation: they move to the account they are invited to. An
 * account that nobody is left in goes, unless it holds what would be lost with it.
 *
 * @returns the person's address, or a refusal: 422 `invalid_token` for a link that does not work (any
 *   more), `conflict` naming `invitation` (already there, no place left) or `account` (own things).
 */
export async function acceptInvitation(
  deps: InvitationDeps,
  asking: Requester,
  token: string,
): Promise<JoinedAnswer | Refusal> {
  const { database } = deps;
  const open = await findByToken(database, deps, token);
  if (!open) return { refused: "invalid_token" };
  return database.transaction(async (transaction) => {
    await lockCustomers(transaction, [open.customerId, asking.customerId]);
    if (!(await lockInvitation(transaction, open.id))) return { refused: "invalid_token" };
    const person = await lockCaller(transaction, asking);
    // Taken out of their account a moment ago: which one they leave is to be looked at anew.
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

/** Keeps an invitation as it is; false when it has been accepted or withdrawn meanwhile. */
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
  if (open.customerId === asking.customerId) return objectTo("invitation", "already_there");
  const { people } = await countPeople(transaction, open.customerId, now);
  if (people >= maxPeople) return objectTo("invitation", "too_many_people");
  const { people: left } = await countPeople(transaction, asking.customerId, now);
  const loses = left === 1 && (await hasOwnData(transaction, asking.customerId));
  return loses ? objectTo("account", "own_things") : null;
}

function objectTo(field: string, text: string): Refusal {
  return { refused: "conflict", fields: { [field]: { text, values: { limit: maxPeople } } } };
}

/** An account that nobody is left in, and that holds nothing, goes with the invitations to it. */
async function dropIfEmpty(transaction: Queryable, customerId: string) {
  await transaction.rows({
    text: `delete from customer where id = $1
             and not exists (select from person where person.customer_id = customer.id)`,
    values: [customerId],
  });
}

/** From now on the invitation says how the person came to the account. */
export async function markAccepted(
  transaction: Queryable,
  { invitationId, personId, now }: { invitationId: string; personId: string; now: Date },
): Promise<void> {
  await transaction.rows({
    text: "update invitation set accepted_at = $2, accepted_by = $3 where id = $1",
    values: [invitationId, now, personId],
  });
}
