import { defaultLocale, isLocale, type Locale } from "@recambia/contract/locale";
import type { Queryable } from "../platform/database/database.ts";

/** What a change of an account has to know of its person. */
export type LockedPerson = {
  customerId: string;
  email: string;
  pendingEmail: string | null;
  name: string;
  /** Language of the mails to them. */
  locale: Locale;
  /** Id of their picture. */
  picture: string | null;
};

/** Keeps a person as they are until the transaction ends; null when they are gone. */
export async function lockPerson(transaction: Queryable, personId: string): Promise<LockedPerson | null> {
  const [row] = await transaction.rows<Omit<LockedPerson, "locale"> & { locale: string }>({
    name: "lock-person",
    text: `select customer_id as "customerId", email, pending_email as "pendingEmail", name, locale, picture
           from person where id = $1 for no key update`,
    values: [personId],
  });
  return row ? { ...row, locale: isLocale(row.locale) ? row.locale : defaultLocale } : null;
}
