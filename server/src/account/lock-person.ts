import { defaultLocale, isLocale, type Locale } from "@recambia/contract/locale";
import type { Queryable } from "../platform/database/database.ts";

/** Data that account changes need of a person. */
export type LockedPerson = {
  customerId: string;
  email: string;
  pendingEmail: string | null;
  name: string;
  /** Language of the person's mails. */
  locale: Locale;
  /** Id of the person's picture. */
  picture: string | null;
};

/** Locks a person until the transaction ends; null when they have been deleted. */
export async function lockPerson(transaction: Queryable, personId: string): Promise<LockedPerson | null> {
  const [row] = await transaction.rows<Omit<LockedPerson, "locale"> & { locale: string }>({
    name: "lock-person",
    text: `select customer_id as "customerId", email, pending_email as "pendingEmail", name, locale, picture
           from person where id = $1 for no key update`,
    values: [personId],
  });
  return row ? { ...row, locale: isLocale(row.locale) ? row.locale : defaultLocale } : null;
}
