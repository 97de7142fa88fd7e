import type { Locale } from "@recambia/contract/locale";
import { isUniqueViolation, type Queryable } from "../../platform/database/database.ts";
import type { Context } from "../../platform/http/context.ts";
import type { Refusal } from "../../platform/http/refusals/refusal.ts";
import { queueMail } from "../../platform/mail/index.ts";
import { sessionMails } from "../mails/session-mails.ts";
import { dropMailTokens, findMailToken, redeemMailToken } from "./mail-tokens.ts";

const invalid = { refused: "invalid_token" } as const;

type Changed = { oldEmail: string; name: string; locale: Locale };

/**
 * Redeems the link to a person's new email and applies it. Notifies the old address and invalidates its links to reset the
 * password.
 *
 * @returns null when done; 422 `invalid_token`, also when the change was cancelled or the address has been taken.
 */
export async function takeNewEmail(context: Context, token: string): Promise<Refusal | null> {
  try {
    return await context.database.transaction(async (transaction) => {
      const found = await findMailToken(transaction, context, "change_email", token);
      // The person before their links, as every change of an account does.
      if (found) await lockPerson(transaction, found.subjectId);
      const redeemed = await redeemMailToken(transaction, context, "change_email", token);
      if (!redeemed) return invalid;
      const { subjectId: personId, value: email } = redeemed;
      const changed = await replaceEmail(transaction, { personId, email, now: context.clock.now() });
      if (!changed) return invalid;
      await dropMailTokens(transaction, "reset_password", personId);
      const { oldEmail: to, name, locale } = changed;
      await queueMail(transaction, sessionMails, { to, locale, template: { kind: "email_changed", name } });
      return null;
    });
  } catch (error) {
    // Of concurrent claims of an address, the first to verify gets it.
    if (isUniqueViolation(error)) return invalid;
    throw error;
  }
}

async function lockPerson(transaction: Queryable, personId: string): Promise<void> {
  await transaction.rows({ text: "select 1 from person where id = $1 for update", values: [personId] });
}

async function replaceEmail(
  transaction: Queryable,
  { personId, email, now }: { personId: string; email: string | null; now: Date },
): Promise<Changed | null> {
  const [changed] = await transaction.rows<Changed>({
    text: `with old as (select id, email from person where id = $1 and pending_email = $2)
           update person set email = $2, pending_email = null, updated_at = $3 from old
           where person.id = old.id returning old.email as "oldEmail", person.name, person.locale`,
    values: [personId, email, now],
  });
  return changed ?? null;
}
