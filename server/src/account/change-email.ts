import type { ChangeEmailBody, Profile } from "@recambia/contract/account/schemas";
import { isLocale, type Locale, localePrefixes } from "@recambia/contract/locale";
import type { Queryable } from "../platform/database/database.ts";
import type { SignedIn } from "../platform/http/access/guard-customers.ts";
import type { Context } from "../platform/http/context.ts";
import type { Refusal } from "../platform/http/refusals/refusal.ts";
import { queueMail } from "../platform/mail/index.ts";
import {
  checkPassword,
  dropMailTokens,
  isJustIssued,
  issueMailToken,
  sessionMails,
} from "../session/index.ts";
import { lockPerson } from "./lock-person.ts";
import { readProfile } from "./read-profile.ts";

type ChangeEmailDeps = Pick<Context, "database" | "clock" | "secret" | "config">;

/**
 * Records a person's new email address, which applies once confirmed by mail. If the address belongs to someone else, they
 * are notified and the response is the same, so that accounts cannot be enumerated. Entering one's own address cancels a
 * pending change.
 *
 * @returns the profile with `pending_email`; else 422 naming `password`, 423 `password_locked`, 401 when the person has
 *   been deleted meanwhile.
 */
export async function changeEmail(
  deps: ChangeEmailDeps,
  signedIn: SignedIn,
  body: ChangeEmailBody,
  locale: Locale,
): Promise<Profile | Refusal> {
  const { personId } = signedIn;
  const proof = { password: body.password, field: "password", locale };
  const objection = await checkPassword(deps, signedIn, proof);
  if (objection) return objection;
  const email = body.email.toLowerCase();
  const profile = await deps.database.transaction(async (transaction) => {
    const person = await lockPerson(transaction, personId);
    if (!person) return null;
    const pendingEmail = email === person.email ? null : email;
    const token = { purpose: "change_email", subjectId: personId, value: email } as const;
    if (pendingEmail && (await isJustIssued(transaction, deps, token))) {
      return readProfile(transaction, personId);
    }
    await storePendingEmail(transaction, personId, pendingEmail, deps.clock.now());
    await dropMailTokens(transaction, "change_email", personId);
    if (pendingEmail) await queueLink(transaction, deps, { personId, name: person.name, email, locale });
    return readProfile(transaction, personId);
  });
  return profile ?? { refused: "unauthenticated" };
}

async function storePendingEmail(transaction: Queryable, personId: string, email: string | null, now: Date) {
  await transaction.rows({
    text: "update person set pending_email = $2, updated_at = $3 where id = $1",
    values: [personId, email, now],
  });
}

/** Queues a link to the new address, or a notice if it has an account. A token is issued in both cases. */
async function queueLink(
  transaction: Queryable,
  deps: ChangeEmailDeps,
  { personId, name, email, locale }: { personId: string; name: string; email: string; locale: Locale },
) {
  const token = await issueMailToken(transaction, deps, {
    purpose: "change_email",
    subjectId: personId,
    value: email,
  });
  const [owner] = await transaction.rows<{ name: string; locale: string }>({
    text: "select name, locale from person where email = $1",
    values: [email],
  });
  if (owner) {
    const ownersLocale = isLocale(owner.locale) ? owner.locale : locale;
    const link = `${deps.config.shopOrigin}${localePrefixes[ownersLocale]}/sign-in`;
    const template = { kind: "account_exists", name: owner.name, link } as const;
    return queueMail(transaction, sessionMails, { to: email, locale: ownersLocale, template });
  }
  const link = `${deps.config.shopOrigin}${localePrefixes[locale]}/verify-email?token=${token}`;
  return queueMail(transaction, sessionMails, {
    to: email,
    locale,
    template: { kind: "verify_new_email", name, link },
  });
}
