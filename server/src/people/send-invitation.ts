import { type Locale, localePrefixes } from "@recambia/contract/locale";
import { invitationDays, maxInvitationsADay } from "@recambia/contract/people/schemas";
import { onlyRow, type Queryable } from "../platform/database/database.ts";
import { countAttempt } from "../platform/http/access/limit-attempts.ts";
import type { Context } from "../platform/http/context.ts";
import { queueMail } from "../platform/mail/index.ts";
import { dropMailTokens, issueMailToken } from "../session/index.ts";
import { peopleMails } from "./mails/people-mails.ts";
import type { Requester } from "./read-people.ts";

/** Dependencies of sending invitations. */
export type InvitationDeps = Pick<Context, "config" | "database" | "clock" | "secret" | "shop">;

const dayMinutes = 24 * 60;
const ofCustomer = { name: "invitations of", most: maxInvitationsADay, windowMinutes: dayMinutes };
/** Lower than the limit for all customers, so that one account alone cannot keep others from inviting an address. */
const ofCustomerToMailbox = { name: "invitations of and to", most: 5, windowMinutes: dayMinutes };
/** Limit for all customers together. */
const toMailbox = { name: "invitations to", most: 20, windowMinutes: dayMinutes };

/** Returns the expiry of an invitation that is sent now. */
export function invitationEnd(now: Date): Date {
  return new Date(now.getTime() + invitationDays * dayMinutes * 60_000);
}

/** Counts an invitation mail; false when the customer or the address has reached the daily limit. */
export async function countInvitation(
  transaction: Queryable,
  { customerId, email, now }: { customerId: string; email: string; now: Date },
): Promise<boolean> {
  return (
    (await countAttempt(transaction, ofCustomer, customerId, now)) &&
    (await countAttempt(transaction, ofCustomerToMailbox, `${customerId} ${email}`, now)) &&
    (await countAttempt(transaction, toMailbox, email, now))
  );
}

/** Queues the mail with a new link; earlier links become invalid. */
export async function sendInvitation(
  transaction: Queryable,
  deps: InvitationDeps,
  invitation: { id: string; email: string; locale: Locale; asking: Requester },
): Promise<void> {
  const { id, email, locale, asking } = invitation;
  await dropMailTokens(transaction, "invitation", id);
  const token = await issueMailToken(transaction, deps, {
    purpose: "invitation",
    subjectId: id,
    value: email,
    lifetimeMinutes: invitationDays * dayMinutes,
  });
  const { name: inviter } = await onlyRow<{ name: string }>(transaction, {
    text: "select name from person where id = $1",
    values: [asking.personId],
  });
  const link = `${deps.config.shopOrigin}${localePrefixes[locale]}/users/invitation?token=${token}`;
  await queueMail(transaction, peopleMails, {
    to: email,
    locale,
    template: { kind: "invitation", inviter, link },
  });
}
