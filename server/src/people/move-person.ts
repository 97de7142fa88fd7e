import type { Queryable } from "../platform/database/database.ts";

/**
 * Moves a person to another customer. Personal data (cart, favorites, collections, password) moves along; the customer's
 * data (addresses, orders) stays. Both customers are locked.
 */
export async function movePerson(
  transaction: Queryable,
  { personId, customerId, now }: { personId: string; customerId: string; now: Date },
): Promise<void> {
  // The record of how they joined the old customer.
  await transaction.rows({ text: "delete from invitation where accepted_by = $1", values: [personId] });
  await transaction.rows({
    text: "update person set customer_id = $2, updated_at = $3 where id = $1",
    values: [personId, customerId, now],
  });
}

/**
 * Whether a customer has any data that would be lost without it, according to the database's foreign keys, so that no feature
 * can be forgotten. Backups and quotes are none: the shop makes them by itself, of what moves along or is asked about here.
 */
export async function hasOwnData(transaction: Queryable, customerId: string): Promise<boolean> {
  const owners = await transaction.rows<{ holds: string }>({
    text: `
      select format('exists (select from %s where %I = $1)', conrelid::regclass, attname) as holds
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and confrelid = 'customer'::regclass
        and conrelid <> all ('{person,invitation,backup,quote}'::regclass[])`,
  });
  if (owners.length === 0) return false;
  const [found] = await transaction.rows<{ holdsAny: boolean }>({
    text: `select ${owners.map(({ holds }) => holds).join(" or ")} as "holdsAny"`,
    values: [customerId],
  });
  return found?.holdsAny ?? false;
}
