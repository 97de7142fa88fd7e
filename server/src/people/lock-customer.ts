import { onlyRow, type Queryable } from "../platform/database/database.ts";

/** Locks customers for changes of their people. Lock order: customers by id, then invitations, then people. */
export async function lockCustomers(transaction: Queryable, customerIds: readonly string[]): Promise<void> {
  await transaction.rows({
    text: "select 1 from customer where id = any($1::text[]) order by id for update",
    values: [customerIds],
  });
}

/** Whether a person belongs to a customer, once it is locked. */
export async function belongsTo(
  transaction: Queryable,
  { personId, customerId }: { personId: string; customerId: string },
): Promise<boolean> {
  const rows = await transaction.rows({
    text: "select 1 from person where id = $1 and customer_id = $2 for no key update",
    values: [personId, customerId],
  });
  return rows.length > 0;
}

/** Counts the people of a customer and its valid invitations. */
export async function countPeople(
  transaction: Queryable,
  customerId: string,
  now: Date,
): Promise<{ people: number; invited: number }> {
  return onlyRow(transaction, {
    text: `select (select count(*)::integer from person where customer_id = $1) as people,
             (select count(*)::integer from invitation
              where customer_id = $1 and accepted_at is null and expires_at > $2) as invited`,
    values: [customerId, now],
  });
}
