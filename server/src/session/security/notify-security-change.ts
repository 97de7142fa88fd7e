import type { Locale } from "@recambia/contract/locale";
import type { Queryable } from "../../platform/database/database.ts";
import { queueMail } from "../../platform/mail/index.ts";
import { sessionMails } from "../mails/session-mails.ts";

/** A security-relevant change of an account. */
export type SecurityChange = "passkey_added" | "passkey_removed" | "second_factor_on" | "second_factor_off";

/** Queues the mail that notifies a person of a change to their account. */
export async function notifySecurityChange(
  database: Queryable,
  personId: string,
  kind: SecurityChange,
): Promise<void> {
  const [person] = await database.rows<{ email: string; name: string; locale: Locale }>({
    text: "select email, name, locale from person where id = $1",
    values: [personId],
  });
  if (!person) return;
  const { email, name, locale } = person;
  await queueMail(database, sessionMails, { to: email, locale, template: { kind, name } });
}
