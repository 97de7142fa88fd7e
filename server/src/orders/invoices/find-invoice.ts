import type { Locale } from "@recambia/contract/locale";
import type { Queryable } from "../../platform/database/database.ts";
import type { InvoiceContent } from "./invoice-content.ts";

export type StoredInvoice = { public_id: string; locale: Locale; content: InvoiceContent; issued_at: Date };

/**
 * Finds an invoice of a customer's order.
 *
 * @param invoiceId null for the latest.
 * @returns null when it does not exist or belongs to another customer.
 */
export async function findInvoice(
  database: Queryable,
  asked: { customerId: string; orderId: string; invoiceId: string | null },
): Promise<StoredInvoice | null> {
  const [row] = await database.rows<StoredInvoice>({
    name: "find-invoice",
    text: `select invoice.public_id, invoice.locale, invoice.content, invoice.issued_at
           from invoice join customer_order o on o.id = invoice.order_id
           where o.public_id = $1 and o.customer_id = $2 and invoice.annulled_at is null
             and ($3::text is null or invoice.public_id = $3)
           order by invoice.id desc limit 1`,
    values: [asked.orderId, asked.customerId, asked.invoiceId],
  });
  return row ?? null;
}
