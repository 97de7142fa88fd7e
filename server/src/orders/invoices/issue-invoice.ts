import { madridDay } from "@recambia/contract/madrid-time";
import type { Shop } from "@recambia/contract/shop/schemas";
import type { Queryable } from "../../platform/database/database.ts";
import type { OrderRow } from "../order-rows.ts";
import { buyerOf, chargedLines, namesOf, sellerOf, sumByRate } from "./invoice-parts.ts";
import { type InvoiceDraft, type IssuedInvoice, storeInvoice } from "./store-invoice.ts";

/** Maximum of a simplified invoice, VAT included (Royal Decree 1619/2012 art. 4.2). */
const maxSimplifiedCents = 300_000;

/**
 * Issues the invoice of an order that has just been paid: simplified for a consumer, full on request or above the limit.
 * Prepayments are taxed when paid (Ley 37/1992 art. 75.Dos; docs/decisions/025).
 */
export async function issueInvoice(
  transaction: Queryable,
  order: OrderRow,
  given: { shop: Shop; now: Date },
): Promise<IssuedInvoice> {
  const draft = draftInvoice(order, given.shop, given.now);
  const isFull = order.billing !== null || draft.total_cents > maxSimplifiedCents;
  const buyer = isFull ? buyerOf(order) : null;
  return storeInvoice(transaction, order, { ...draft, kind: isFull ? "full" : "simplified", buyer }, given);
}

/** Drafts the content of an order's first invoice of any kind. */
export function draftInvoice(order: OrderRow, shop: Shop, now: Date): Omit<InvoiceDraft, "kind" | "buyer"> {
  const lines = chargedLines(order);
  const paidOn = madridDay(order.paid_at ? new Date(order.paid_at) : now);
  const paid = order.payments.find(({ state }) => state === "paid");
  return {
    operation_on: paidOn,
    order_number: order.number,
    seller: sellerOf(shop),
    lines,
    ...sumByRate(lines),
    deposits: order.lines
      .filter((line) => line.core_deposit_cents > 0)
      .map((line) => ({ ...namesOf(line), cents: line.core_deposit_cents })),
    is_export: order.tax_zone === "export",
    payment: { method: paid?.method ?? order.payment_method, on: paidOn },
    replaces: null,
    rectifies: null,
  };
}
