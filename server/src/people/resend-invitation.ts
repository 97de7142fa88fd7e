import { isLocale } from "@recambia/contract/locale";
import { type Invitation, maxPeople } from "@recambia/contract/people/schemas";
import { type Refusal, refuseField } from "../platform/http/refusals/refusal.ts";
import { belongsTo, countPeople, lockCustomers } from "./lock-customer.ts";
import { peopleMessages } from "./messages.ts";
import { findInvitation, type Requester } from "./read-people.ts";
import { countInvitation, type InvitationDeps, invitationEnd, sendInvitation } from "./send-invitation.ts";

type Waiting = { email: string; locale: string; isExpired: boolean };

/**
 * Sends an invitation again, valid for another seven days; the previous link becomes invalid.
 *
 * @returns the invitation; `not_found`; `too_many_requests`; 422 naming `email` when an expired one has lost its place.
 */
export async function resendInvitation(
  deps: InvitationDeps,
  asking: Requester,
  id: string,
): Promise<Invitation | Refusal> {
  const now = deps.clock.now();
  const { customerId } = asking;
  return deps.database.transaction(async (transaction) => {
    await lockCustomers(transaction, [customerId]);
    if (!(await belongsTo(transaction, asking))) return { refused: "conflict" };
    const [waiting] = await transaction.rows<Waiting>({
      text: `select email, locale, expires_at <= $3 as "isExpired" from invitation
             where id = $1 and customer_id = $2 and accepted_at is null for update`,
      values: [id, customerId, now],
    });
    if (!waiting) return { refused: "not_found" };
    const { people, invited } = await countPeople(transaction, customerId, now);
    if (waiting.isExpired && people + invited >= maxPeople) {
      return refuseField("email", peopleMessages.too_many_people, { limit: maxPeople });
    }
    const { email } = waiting;
    if (!(await countInvitation(transaction, { customerId, email, now })))
      return { refused: "too_many_requests" };
    await transaction.rows({
      text: "update invitation set sent_at = $2, expires_at = $3, invited_by = $4 where id = $1",
      values: [id, now, invitationEnd(now), asking.personId],
    });
    const locale = isLocale(waiting.locale) ? waiting.locale : "es";
    await sendInvitation(transaction, deps, { id, email, locale, asking });
    return (await findInvitation(transaction, asking, id, now)) ?? { refused: "not_found" };
  });
}
