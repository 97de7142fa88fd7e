import type { Locale } from "@recambia/contract/locale";
import type { Queryable } from "../../platform/database/database.ts";
import type { Context } from "../../platform/http/context.ts";
import type { Refusal } from "../../platform/http/refusals/refusal.ts";
import { randomPublicId } from "../../platform/public-id.ts";
import { countNewAccount, releaseNewAccount } from "../limits.ts";
import { setPassword } from "../passwords/set-password.ts";
import type { Browser } from "../sessions/open-session.ts";
import { type MergeGuestData, startSession } from "../sessions/start-session.ts";
import { addPerson } from "./add-person.ts";
import { isMailToken, redeemMailToken } from "./mail-tokens.ts";
import { takeNewEmail } from "./take-new-email.ts";

type Given = {
  token: string;
  browser: Browser;
  /** The caller's network, as `callersNetwork` returns it. */
  network: string;
  mergeGuestData: MergeGuestData;
};

type RegistrationRow = {
  email: string;
  name: string;
  locale: Locale;
  passwordHash: string;
  isOfThisBrowser: boolean;
};

/**
 * Redeems a verification link: turns a registration into a person with an account, or applies a person's new email. Signs
 * in the registering browser; any other must sign in, because the reader of the mail may be someone else.
 *
 * @returns the token of a new session, or null without one; 422 `invalid_token` for a link that is forged, used or expired,
 *   or whose address has been taken; `new_accounts_limit` when the network has opened too many, which leaves the link valid.
 */
export async function verifyEmail(
  context: Context,
  given: Given,
): Promise<{ token: string | null } | Refusal> {
  if (!isMailToken(context, "verify_email", given.token)) {
    return (await takeNewEmail(context, given.token)) ?? { token: null };
  }
  return context.database.transaction(async (transaction) => {
    const excess = await countNewAccount(transaction, context, given.network);
    if (excess) return excess;
    const redeemed = await redeemMailToken(transaction, context, "verify_email", given.token);
    const registration =
      redeemed && (await readRegistration(context, transaction, redeemed.subjectId, given));
    const personId = registration && (await addAccount(transaction, registration, context.clock.now()));
    if (!personId) {
      await releaseNewAccount(transaction, context, given.network);
      return { refused: "invalid_token" };
    }
    await transaction.rows({ text: "delete from registration where id = $1", values: [redeemed.subjectId] });
    if (!registration.isOfThisBrowser) return { token: null };
    return startSession(transaction, { ...given, personId, now: context.clock.now() });
  });
}

async function readRegistration(context: Context, transaction: Queryable, id: string, given: Given) {
  const [registration] = await transaction.rows<RegistrationRow>({
    text: `select email, name, locale, password_hash as "passwordHash",
             exists (select from session where registration_id = $1 and token = $2) as "isOfThisBrowser"
           from registration where id = $1 and expires_at > $3`,
    values: [id, given.browser.token, context.clock.now()],
  });
  return registration;
}

/** @returns the id; null when the email has an account by now. */
async function addAccount(
  transaction: Queryable,
  registration: RegistrationRow,
  now: Date,
): Promise<string | null> {
  const customerId = randomPublicId();
  await transaction.rows({
    text: "insert into customer (id, created_at) values ($1, $2)",
    values: [customerId, now],
  });
  const personId = await addPerson(transaction, { ...registration, customer_id: customerId }, now);
  if (!personId) {
    await transaction.rows({ text: "delete from customer where id = $1", values: [customerId] });
    return null;
  }
  await setPassword(transaction, { personId, passwordHash: registration.passwordHash, now });
  return personId;
}
