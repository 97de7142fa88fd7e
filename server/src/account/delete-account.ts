import type { Locale } from "@recambia/contract/locale";
import { onlyRow, type Queryable } from "../platform/database/database.ts";
import type { SignedIn } from "../platform/http/access/guard-customers.ts";
import type { Context } from "../platform/http/context.ts";
import { isRefusal, type Refusal } from "../platform/http/refusals/refusal.ts";
import { queueMail } from "../platform/mail/index.ts";
import { checkPassword } from "../session/index.ts";
import { accountMails } from "./account-mails.ts";
import { type LockedPerson, lockPerson } from "./lock-person.ts";
import { logRequest } from "./log-request.ts";
import type { PersonalRecords } from "./personal-records.ts";
import { pictureFile } from "./picture/picture-file.ts";

/**
 * Deletes a person permanently: every feature's personal records, sessions, picture and links, in one transaction. The
 * customer is deleted with its last person, or closed if a feature must keep records (LOPDGDD article 32, `law.md` 6.3).
 *
 * @returns null when done; 422 naming `password`, 423 `password_locked`, 401 when they were gone already.
 */
export async function deleteAccount(
  context: Pick<Context, "database" | "files" | "clock">,
  signedIn: Pick<SignedIn, "personId" | "sessionId">,
  password: string,
  locale: Locale,
  features: PersonalRecords[],
): Promise<Refusal | null> {
  const { personId } = signedIn;
  const objection = await checkPassword(context, signedIn, { password, field: "password", locale });
  if (objection) return objection;
  const { database, files, clock } = context;
  const left = await database.transaction(async (transaction) => {
    const person = await lockWithCustomer(transaction, personId);
    if (isRefusal(person)) return person;
    await erase(transaction, personId, person, features, clock.now());
    return person;
  });
  if (isRefusal(left)) return left;
  if (left.picture) await files.remove(pictureFile(left.picture));
  return null;
}

/**
 * Locks the customer first, so that of several concurrent deletions exactly one is the last; then the person, so fully that
 * sign-ins and orders wait for the end of the deletion instead of for its single rows, which could deadlock.
 */
async function lockWithCustomer(transaction: Queryable, personId: string): Promise<LockedPerson | Refusal> {
  const [customer] = await transaction.rows<{ id: string }>({
    text: `select customer.id from customer
           where id = (select customer_id from person where id = $1) for update`,
    values: [personId],
  });
  await transaction.rows({ text: "select 1 from person where id = $1 for update", values: [personId] });
  const person = await lockPerson(transaction, personId);
  if (!person) return { refused: "unauthenticated" };
  // The person was moved to another customer between the two statements.
  return person.customerId === customer?.id ? person : { refused: "conflict" };
}

async function erase(
  transaction: Queryable,
  personId: string,
  { customerId, email, name, locale }: LockedPerson,
  features: PersonalRecords[],
  now: Date,
) {
  const { isLast } = await onlyRow<{ isLast: boolean }>(transaction, {
    text: `select not exists (select from person where customer_id = $1 and id <> $2) as "isLast"`,
    values: [customerId, personId],
  });
  for (const { forgetPerson } of features) await forgetPerson(transaction, { personId, customerId, isLast });
  await transaction.rows({ text: "delete from person where id = $1", values: [personId] });
  if (isLast) await endCustomer(transaction, customerId, features, now);
  await logRequest(transaction, { personId, customerId }, "erasure", now);
  await queueMail(transaction, accountMails, {
    to: email,
    locale,
    template: { kind: "account_deleted", name },
  });
}

/** Records that the law requires reference the customer; everything else is deleted with its row. */
async function endCustomer(
  transaction: Queryable,
  customerId: string,
  features: PersonalRecords[],
  now: Date,
): Promise<void> {
  for (const { mustKeepCustomer } of features) {
    if (!(await mustKeepCustomer?.(transaction, customerId))) continue;
    await transaction.rows({
      text: "update customer set closed_at = $2 where id = $1",
      values: [customerId, now],
    });
    return;
  }
  await transaction.rows({ text: "delete from customer where id = $1", values: [customerId] });
}
