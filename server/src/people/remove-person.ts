import { defaultLocale, isLocale } from "@recambia/contract/locale";
import type { Queryable } from "../platform/database/database.ts";
import type { Refusal } from "../platform/http/refusals/refusal.ts";
import { queueMail } from "../platform/mail/index.ts";
import { randomPublicId } from "../platform/public-id.ts";
import { endSessions } from "../session/index.ts";
import { belongsTo, countPeople, lockCustomers } from "./lock-customer.ts";
import { peopleMails } from "./mails/people-mails.ts";
import { peopleMessages } from "./messages.ts";
import { movePerson } from "./move-person.ts";
import type { Requester } from "./read-people.ts";
import type { InvitationDeps } from "./send-invitation.ts";

type Leaving = { email: string; name: string; locale: string };

/**
 * Removes a person from the customer, or lets the requester leave. They keep their sign-in and personal data, and get an
 * account of their own; a removed person's sessions end, their open invitations are taken back, and a mail tells them. The last
 * person cannot leave, which would mean deleting the account.
 *
 * @returns null when done; `not_found` for an unknown person; `conflict` naming `person` for the last one.
 */
export async function removePerson(
  { database, clock }: Pick<InvitationDeps, "database" | "clock">,
  asking: Requester,
  personId: string,
): Promise<Refusal | null> {
  const now = clock.now();
  const { customerId } = asking;
  return database.transaction(async (transaction) => {
    await lockCustomers(transaction, [customerId]);
    if (!(await belongsTo(transaction, asking))) return { refused: "not_found" };
    const [leaving] = await transaction.rows<Leaving>({
      text: "select email, name, locale from person where id = $1 and customer_id = $2 for no key update",
      values: [personId, customerId],
    });
    if (!leaving) return { refused: "not_found" };
    const { people } = await countPeople(transaction, customerId, now);
    if (people === 1)
      return { refused: "conflict", fields: { person: { text: peopleMessages.last_person } } };
    await movePerson(transaction, { personId, customerId: await addCustomer(transaction, now), now });
    if (personId !== asking.personId) {
      await withdrawInvitationsOf(transaction, { personId, customerId });
      await notifyRemovedPerson(transaction, personId, leaving);
    }
    return null;
  });
}

/** One of them may be to another address of their own. Their links lead nowhere without them. */
async function withdrawInvitationsOf(
  transaction: Queryable,
  { personId, customerId }: Requester,
): Promise<void> {
  await transaction.rows({
    text: "delete from invitation where invited_by = $1 and customer_id = $2 and accepted_at is null",
    values: [personId, customerId],
  });
}

async function addCustomer(transaction: Queryable, now: Date): Promise<string> {
  const id = randomPublicId();
  await transaction.rows({
    text: "insert into customer (id, created_at) values ($1, $2)",
    values: [id, now],
  });
  return id;
}

async function notifyRemovedPerson(
  transaction: Queryable,
  personId: string,
  { email, name, locale }: Leaving,
) {
  await endSessions(transaction, personId);
  await queueMail(transaction, peopleMails, {
    to: email,
    locale: isLocale(locale) ? locale : defaultLocale,
    template: { kind: "access_removed", name },
  });
}
