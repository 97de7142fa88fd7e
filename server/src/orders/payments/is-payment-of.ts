import type { Queryable } from "../../platform/database/database.ts";

/** Whether a payment attempt belongs to a customer's order. */
export async function isPaymentOf(
  database: Queryable,
  asked: { customerId: string; orderId: string; reference: string },
): Promise<boolean> {
  const found = await database.rows({
    text: `select 1 from payment join customer_order o on o.id = payment.order_id
           where payment.reference = $1 and o.public_id = $2 and o.customer_id = $3`,
    values: [asked.reference, asked.orderId, asked.customerId],
  });
  return found.length > 0;
}
