import { type Locale, localePrefixes } from "@recambia/contract/locale";
import { invitationDays, maxInvitationsADay } from "@recambia/contract/people/schemas";
import { onlyRow, type Queryable } from "../platform/database/database.ts";
import type { Context } from "../platform/http/context.ts";
import { countAttempt } from "../platform/http/limit-attempts.ts";
import { queueMail } from "../platform/mail/index.ts";
import { dropMailTokens, issueMailToken } from "../session/index.ts";
import type { Requester } from "./read-people.ts";

/** The part of the context that invitations are sent with. */
export type InvitationDeps = Pick<Context, "config" | "database" | "clock" | "secret">;

const dayMinutes = 24 * 60;
const ofCustomer = { name: "invitations of", most: maxInvitationsADay, windowMinutes: dayMinutes };
/** However many customers ask the same mailbox. */
const toMailbox = { name: "invitations to", most: 5, windowMinutes: dayMinutes };

/** When an invitation that is sent now stops working. */
export function invitationEnd(now: Date): Date {
  return new Date(now.getTime() + invitationDays * dayMinutes * 60_000);
}

/** Counts one more mail; false when the customer, or the mailbox, has had too many today. */
export async function countInvitation(
  transaction: Queryable,
  { customerId, email, now }: { customerId: string; email: string; now: Date },
): Promise<boolean> {
  return (
    (await countAttempt(transaction, ofCustomer, customerId, now)) &&
    (await countAttempt(transaction, toMailbox, email, now))
  );
}

/** Queues the mail with a link of its own; links sent before no longer work. */
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
  await queueMail(transaction, { to: email, locale, template: { kind: "invitation", inviter, link } });
}
