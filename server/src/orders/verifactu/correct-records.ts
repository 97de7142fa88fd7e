import type { Shop, Verifactu } from "@recambia/contract/shop/schemas";
import type { Database, Queryable } from "../../platform/database/database.ts";
import type { Refusal } from "../../platform/http/refusals/refusal.ts";
import type { InvoiceContent } from "../invoices/invoice-content.ts";
import { replaceInvoice } from "../invoices/issue-full-invoice.ts";
import { issueInvoice } from "../invoices/issue-invoice.ts";
import { issueRectifyingInvoice } from "../invoices/issue-rectifying-invoice.ts";
import { lockOrder } from "../lock-order.ts";
import { replaceableInvoice } from "../order-actions.ts";
import { type OrderRow, readOrder } from "../order-rows.ts";
import { appendRecord, identify, lockChain, notBefore } from "./chain-records.ts";
import { annulmentRecord, issueRecord, type Reported } from "./record-content.ts";

type Found = {
  id: number;
  order_id: number;
  refund_id: number | null;
  content: InvoiceContent;
  annulled_at: Date | null;
};

async function findInvoice(database: Queryable, number: string): Promise<Found | null> {
  const [found] = await database.rows<Found>({
    text: `select id::integer, order_id::integer, refund_id::integer, content, annulled_at from invoice where content ->> 'number' = $1`,
    values: [number],
  });
  return found ?? null;
}

type LastRecord = Reported & { state: string };

/** The invoice's last record; null without one. */
async function readLastRecord(
  database: Queryable,
  mode: Verifactu["mode"],
  invoiceKey: number,
): Promise<LastRecord | null> {
  const [last] = await database.rows<LastRecord>({
    text: `select state, state = 'refused' as "wasRefused",
             exists (select from invoice_record own where own.chain = record.chain
               and own.invoice_id = record.invoice_id and own.kind <> 'annulment' and own.state <> 'refused'
             ) as "isRegistered"
           from invoice_record record where chain = $1 and invoice_id = $2 order by position desc limit 1`,
    values: [mode, invoiceKey],
  });
  return last ?? null;
}

type Given = { shop: Shop; now: Date };

/**
 * Records an issued invoice once more, as a correction of its record: after the tax office has refused it or accepted it with
 * errors. The invoice itself stays as it is. Of an annulled one, its annulment is recorded again if that was refused.
 *
 * @returns `not_found`; `conflict` without Veri*factu, without a record, while the last one waits, or when it was annulled.
 */
export async function correctRecord(
  database: Database,
  number: string,
  { shop, now }: Given,
): Promise<null | Refusal> {
  const { verifactu } = shop;
  if (!verifactu) return { refused: "conflict" };
  return database.transaction(async (transaction) => {
    const chain = await lockChain(transaction, verifactu);
    const invoice = await findInvoice(transaction, number);
    if (!invoice) return { refused: "not_found" };
    const last = await readLastRecord(transaction, verifactu.mode, invoice.id);
    if (last === null || last.state === "waiting") return { refused: "conflict" };
    if (invoice.annulled_at && !last.wasRefused) return { refused: "conflict" };
    const { content, id: invoiceKey, annulled_at } = invoice;
    const at = notBefore(chain, now);
    await appendRecord(
      transaction,
      chain,
      annulled_at
        ? {
            invoiceKey,
            kind: "annulment",
            at,
            make: (place) => annulmentRecord(identify(content), place, last),
          }
        : { invoiceKey, kind: "correction", at, make: (place) => issueRecord(content, place, last) },
    );
    return null;
  });
}

/**
 * Annuls an invoice that was never really issued, such as one in the name of the wrong company. What was really sold is
 * rectified instead, by a refund.
 *
 * @param isReissued a new invoice of the order, or of the refund that it was about, is issued at once; also of one that was
 *   annulled before.
 * @returns `not_found`; `conflict` without Veri*factu, or when it has no record, was annulled, replaced or rectified, or when
 *   it cannot be issued again: it has been, the invoice that it rectifies was annulled, or the one that it replaces can't be
 *   replaced any more.
 */
export async function annulInvoice(
  database: Database,
  number: string,
  { shop, now, reason, isReissued }: Given & { reason: string; isReissued: boolean },
): Promise<null | Refusal> {
  const { verifactu } = shop;
  if (!verifactu) return { refused: "conflict" };
  return database.transaction(async (transaction) => {
    const named = await findInvoice(transaction, number);
    if (!named) return { refused: "not_found" };
    const order = await lockOrder(transaction, named.order_id);
    const invoice = await findInvoice(transaction, number);
    if (!invoice || !order) return { refused: "not_found" };
    const { content } = invoice;
    if (invoice.annulled_at && !isReissued) return { refused: "conflict" };
    if (isReissued && !(await canBeReissued(transaction, order, invoice, now)))
      return { refused: "conflict" };
    if (await isReferredTo(transaction, invoice)) return { refused: "conflict" };
    const chain = await lockChain(transaction, verifactu);
    const last = await readLastRecord(transaction, verifactu.mode, invoice.id);
    if (last === null) return { refused: "conflict" };
    if (!invoice.annulled_at) {
      await transaction.rows({
        text: "update invoice set annulled_at = $2, annulled_reason = $3 where id = $1",
        values: [invoice.id, now, reason],
      });
      await appendRecord(transaction, chain, {
        invoiceKey: invoice.id,
        kind: "annulment",
        at: notBefore(chain, now),
        make: (place) => annulmentRecord(identify(content), place, { ...last, wasRefused: false }),
      });
    }
    if (isReissued)
      await issueAgain(transaction, await readOrder(transaction, order.id), invoice, { shop, now });
    return null;
  });
}

/** Whether nothing stands in an invoice's place yet, and what it was about is still there. */
async function canBeReissued(
  transaction: Queryable,
  order: OrderRow,
  invoice: Found,
  now: Date,
): Promise<boolean> {
  const { content, refund_id: refundKey } = invoice;
  const others = order.invoices.filter((other) => other.number !== content.number);
  const hasFirst = others.some(({ kind }) => kind !== "rectifying");
  if (content.replaces !== null) return replaceableInvoice({ ...order, invoices: others }, now) !== undefined;
  if (content.rectifies === null) return !hasFirst;
  const [again] = await transaction.rows({
    text: "select from invoice where refund_id = $1 and id <> $2 and annulled_at is null",
    values: [refundKey, invoice.id],
  });
  return hasFirst && again === undefined;
}

/** The order's first invoice, the one in its place for the same buyer, or the one of a refund. */
async function issueAgain(
  transaction: Queryable,
  order: OrderRow,
  { content, refund_id: refundKey }: Found,
  given: Given,
): Promise<void> {
  const simplified = content.replaces && replaceableInvoice(order, given.now);
  if (simplified) {
    await replaceInvoice(transaction, order, simplified, content.buyer, given);
    return;
  }
  if (refundKey === null) {
    await issueInvoice(transaction, order, given);
    return;
  }
  const refund = order.refunds.find(({ id }) => id === refundKey);
  if (!refund) throw new Error(`Refund ${refundKey} has left its order`);
  await issueRectifyingInvoice(transaction, order, refund, given);
}

/** Whether another valid invoice of the order rectifies or replaces this one. */
async function isReferredTo(transaction: Queryable, { order_id, content }: Found): Promise<boolean> {
  const found = await transaction.rows({
    text: `select from invoice where order_id = $1 and annulled_at is null
             and $2 in (content -> 'rectifies' ->> 'number', content -> 'replaces' ->> 'number')`,
    values: [order_id, content.number],
  });
  return found.length > 0;
}
