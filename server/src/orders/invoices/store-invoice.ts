import { madridDay } from "@recambia/contract/madrid-time";
import type { Queryable } from "../../platform/database/database.ts";
import { randomPublicId } from "../../platform/public-id.ts";
import type { OrderRow } from "../order-rows.ts";
import { recordOrderEvent } from "../progress/record-order-event.ts";
import type { InvoiceContent } from "./invoice-content.ts";
import { nextNumber } from "./next-number.ts";

/** Content of an invoice without a number. */
export type InvoiceDraft = Omit<InvoiceContent, "number" | "issued_on">;

export type IssuedInvoice = { publicId: string; number: string };

/**
 * Numbers and stores an invoice, and records it in the order's timeline. The caller has locked the order; the series stays
 * locked until the transaction ends.
 */
export async function storeInvoice(
  transaction: Queryable,
  order: OrderRow,
  draft: InvoiceDraft,
  given: { now: Date; rectifies?: string; refundKey?: number },
): Promise<IssuedInvoice> {
  const { series, number, written, issuedAt } = await nextNumber(transaction, draft.kind, given.now);
  const content: InvoiceContent = { ...draft, number: written, issued_on: madridDay(issuedAt) };
  const publicId = randomPublicId();
  await transaction.rows({
    name: "store-invoice",
    text: `insert into invoice (public_id, series, number, kind, order_id, rectifies_id, refund_id, locale, content,
             total_cents, issued_at)
           values ($1, $2, $3, $4, $5, (select id from invoice where public_id = $6), $7, $8, $9, $10, $11)`,
    values: [
      publicId,
      series,
      number,
      draft.kind,
      order.id,
      given.rectifies ?? null,
      given.refundKey ?? null,
      order.locale,
      JSON.stringify(content),
      draft.total_cents,
      issuedAt,
    ],
  });
  await recordOrderEvent(transaction, order.id, {
    kind: "invoice_issued",
    at: issuedAt,
    actor: "shop",
    text: written,
  });
  return { publicId, number: written };
}
