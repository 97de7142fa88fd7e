import type { Queryable } from "../platform/database/database.ts";
import { normalizeOrderNumber, type OrderRow, readOrder } from "./order-rows.ts";

/**
 * Who closes an account locks its customer first and its orders later. Who changes an order needs the customer as
 * well, because PostgreSQL checks the reference again when a row is updated twice: it is locked before the order
 * here, too, so that neither waits for the other.
 *
 * @param customer expression or query of its id.
 */
async function lockCustomer(transaction: Queryable, customer: string, value: unknown): Promise<void> {
  await transaction.rows({
    text: `select 1 from customer where id = (${customer}) for key share`,
    values: [value],
  });
}

/**
 * Lets one change of an order at a time through, and reads it as it is then: a row that a statement
 * has waited for would come with what hung on it before.
 */
export async function lockOrder(transaction: Queryable, orderKey: number): Promise<OrderRow> {
  await lockCustomer(transaction, "select customer_id from customer_order where id = $1", orderKey);
  await transaction.rows({
    name: "lock-order",
    text: "select 1 from customer_order where id = $1 for update",
    values: [orderKey],
  });
  return readOrder(transaction, orderKey);
}

/** The same for one of a customer's orders: whose it is stands in the statement that locks it. */
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

/** The same by an order's number, however people write it; null when there is none. */
export async function lockNumberedOrder(transaction: Queryable, number: string): Promise<OrderRow | null> {
  const written = normalizeOrderNumber(number);
  await lockCustomer(transaction, "select customer_id from customer_order where number = $1", written);
  const [row] = await transaction.rows<{ id: number }>({
    text: "select id from customer_order where number = $1 for update",
    values: [written],
  });
  return row ? readOrder(transaction, Number(row.id)) : null;
}
