import type { Queryable } from "../platform/database/database.ts";
import { normalizeOrderNumber } from "./order-number.ts";
import { type OrderRow, readOrder } from "./order-rows.ts";

/**
 * Locks the customer before the order, as closing an account does, to avoid deadlocks: PostgreSQL checks the foreign key
 * again when a row is updated twice.
 *
 * @param customer SQL of its id.
 */
async function lockCustomer(transaction: Queryable, customer: string, value: unknown): Promise<void> {
  await transaction.rows({
    text: `select 1 from customer where id = (${customer}) for key share`,
    values: [value],
  });
}

/** Locks an order, then reads it: a statement that waits for the lock would read related rows as they were before. */
export async function lockOrder(transaction: Queryable, orderKey: number): Promise<OrderRow> {
  await lockCustomer(transaction, "select customer_id from customer_order where id = $1", orderKey);
  await transaction.rows({
    name: "lock-order",
    text: "select 1 from customer_order where id = $1 for update",
    values: [orderKey],
  });
  return readOrder(transaction, orderKey);
}

/** Locks a customer's order, checking ownership in the locking statement. */
export async function lockOwnOrder(
  transaction: Queryable,
  customerId: string,
  publicId: string,
): Promise<OrderRow | null> {
  await lockCustomer(transaction, "$1", customerId);
  const [row] = await transaction.rows<{ id: number }>({
    name: "lock-own-order",
    text: "select id from customer_order where public_id = $1 and customer_id = $2 for update",
    values: [publicId, customerId],
  });
  return row ? readOrder(transaction, Number(row.id)) : null;
}

/** Locks an order by its number in any spelling; null if unknown. */
export async function lockNumberedOrder(transaction: Queryable, number: string): Promise<OrderRow | null> {
  const written = normalizeOrderNumber(number);
  await lockCustomer(transaction, "select customer_id from customer_order where number = $1", written);
  const [row] = await transaction.rows<{ id: number }>({
    text: "select id from customer_order where number = $1 for update",
    values: [written],
  });
  return row ? readOrder(transaction, Number(row.id)) : null;
}
