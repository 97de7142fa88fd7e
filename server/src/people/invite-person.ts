import type { Locale } from "@recambia/contract/locale";
import { type Invitation, type InviteBody, maxPeople } from "@recambia/contract/people/schemas";
import { onlyRow, type Queryable } from "../platform/database/database.ts";
import { type Refusal, refuseField } from "../platform/http/refusals/refusal.ts";
import { randomPublicId } from "../platform/public-id.ts";
import { belongsTo, countPeople, lockCustomers } from "./lock-customer.ts";
import { peopleMessages } from "./messages.ts";
import { findInvitation, type Requester } from "./read-people.ts";
import { countInvitation, type InvitationDeps, invitationEnd, sendInvitation } from "./send-invitation.ts";

/**
 * Invites someone by mail to join the customer (product decisions §6, Users). Neither response nor effects reveal whether
 * the address has an account.
 *
 * @returns the invitation; 422 naming `email` (already a member, already invited, no place left); `too_many_requests`;
 *   `conflict` when the requester has left the customer meanwhile.
 */
export async function invitePerson(
  deps: InvitationDeps,
  asking: Requester,
  wish: InviteBody & { locale: Locale },
): Promise<Invitation | Refusal> {
  const now = deps.clock.now();
  const email = wish.email.toLowerCase();
  return deps.database.transaction(async (transaction) => {
    await lockCustomers(transaction, [asking.customerId]);
    if (!(await belongsTo(transaction, asking))) return { refused: "conflict" };
    const objection = await findProblem(transaction, asking, email, now);
    if (objection) return objection;
    if (!(await countInvitation(transaction, { ...asking, email, now })))
      return { refused: "too_many_requests" };
    const id = randomPublicId();
    await dropExpired(transaction, asking.customerId, email);
    await transaction.rows({
      text: `insert into invitation (id, customer_id, email, name, invited_by, locale, sent_at, expires_at)
             values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      values: [
        id,
        asking.customerId,
        email,
        wish.name?.trim() ?? "",
        asking.personId,
        wish.locale,
        now,
        invitationEnd(now),
      ],
    });
    await sendInvitation(transaction, deps, { id, email, locale: wish.locale, asking });
    return (await findInvitation(transaction, asking, id, now)) ?? { refused: "conflict" };
  });
}

async function findProblem(
  transaction: Queryable,
  { customerId }: Requester,
  email: string,
  now: Date,
): Promise<Refusal | null> {
  const known = await onlyRow<{ isHere: boolean; isAsked: boolean }>(transaction, {
    text: `select exists (select from person where customer_id = $1 and email = $2) as "isHere",
             exists (select from invitation where customer_id = $1 and email = $2 and accepted_at is null
               and expires_at > $3) as "isAsked"`,
    values: [customerId, email, now],
  });
  if (known.isHere) return refuseField("email", peopleMessages.already_here);
  if (known.isAsked) return refuseField("email", peopleMessages.already_invited);
  const { people, invited } = await countPeople(transaction, customerId, now);
  return people + invited >= maxPeople
    ? refuseField("email", peopleMessages.too_many_people, { limit: maxPeople })
    : null;
}

/** Replaces an expired invitation. */
async function dropExpired(transaction: Queryable, customerId: string, email: string) {
  await transaction.rows({
    text: "delete from invitation where customer_id = $1 and email = $2 and accepted_at is null",
    values: [customerId, email],
  });
}
