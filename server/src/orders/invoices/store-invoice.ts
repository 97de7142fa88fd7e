import { madridDay } from "@recambia/contract/madrid-time";
import type { Shop } from "@recambia/contract/shop/schemas";
import { onlyRow, type Queryable } from "../../platform/database/database.ts";
import { randomPublicId } from "../../platform/public-id.ts";
import type { OrderRow } from "../order-rows.ts";
import { recordOrderEvent } from "../progress/record-order-event.ts";
import { appendRecord, lockChain, notBefore } from "../verifactu/chain-records.ts";
import { checkAddress } from "../verifactu/check-address.ts";
import { issueRecord, type RecordPlace } from "../verifactu/record-content.ts";
import type { InvoiceContent } from "./invoice-content.ts";
import { nextNumber } from "./next-number.ts";

/** Content of an invoice without a number. */
export type InvoiceDraft = Omit<InvoiceContent, "number" | "issued_on" | "check_address">;

export type IssuedInvoice = { publicId: string; number: string };

/**
 * Numbers and stores an invoice, appends its record to the chain (Royal Decree 1007/2023), and tells the order's timeline.
 * The caller has locked the order; chain and series stay locked until the transaction ends.
 */
export async function storeInvoice(
  transaction: Queryable,
  order: OrderRow,
  draft: InvoiceDraft,
  given: { shop: Shop; now: Date; rectifies?: string; refundKey?: number },
): Promise<IssuedInvoice> {
  const { verifactu } = given.shop;
  const chain = verifactu ? await lockChain(transaction, verifactu) : null;
  const earliest = chain ? notBefore(chain, given.now) : given.now;
  const { series, number, written, issuedAt } = await nextNumber(transaction, draft.kind, earliest);
  const numbered = { ...draft, number: written, issued_on: madridDay(issuedAt) };
  const content: InvoiceContent = verifactu
    ? { ...numbered, check_address: checkAddress(verifactu.mode, numbered) }
    : numbered;
  const publicId = randomPublicId();
  const { id: invoiceKey } = await onlyRow<{ id: number }>(transaction, {
    name: "store-invoice",
    text: `insert into invoice (public_id, series, number, kind, order_id, rectifies_id, refund_id, locale, content,
             total_cents, issued_at)
           values ($1, $2, $3, $4, $5, (select id from invoice where public_id = $6), $7, $8, $9, $10, $11)
           returning id::integer`,
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
  if (chain) {
    const make = (place: RecordPlace) => issueRecord(content, place, null);
    await appendRecord(transaction, chain, { invoiceKey, kind: "issue", at: issuedAt, make });
  }
  await recordOrderEvent(transaction, order.id, {
    kind: "invoice_issued",
    at: issuedAt,
    actor: "shop",
    text: written,
  });
  return { publicId, number: written };
}
