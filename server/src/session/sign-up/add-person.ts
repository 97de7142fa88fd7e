import type { Locale } from "@recambia/contract/locale";
import type { Queryable } from "../../platform/database/database.ts";
import { randomPublicId } from "../../platform/public-id.ts";

/** A verified registration; `email` in lower case. */
export type NewPerson = { customer_id: string; email: string; name: string; locale: Locale };

/**
 * Adds a person to a customer, without a password.
 *
 * @returns the id; null when the email has an account by now.
 */
export async function addPerson(
  transaction: Queryable,
  { customer_id, email, name, locale }: NewPerson,
  now: Date,
): Promise<string | null> {
  const [person] = await transaction.rows<{ id: string }>({
    text: `insert into person (id, customer_id, email, email_verified, name, locale, created_at, updated_at)
           values ($1, $2, $3, true, $4, $5, $6, $6) on conflict (email) do nothing returning id`,
    values: [randomPublicId(), customer_id, email, name, locale, now],
  });
  return person?.id ?? null;
}
