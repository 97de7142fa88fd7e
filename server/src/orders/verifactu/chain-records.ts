import type { Verifactu } from "@recambia/contract/shop/schemas";
import { onlyRow, type Queryable } from "../../platform/database/database.ts";
import type { InvoiceContent } from "../invoices/invoice-content.ts";
import type { Identified, PreviousRecord, RecordContent, RecordPlace } from "./record-content.ts";
import { renderRecord } from "./render-records.ts";

/** A locked chain: its last record is the one that the next follows. */
export type Chain = {
  verifactu: Verifactu;
  position: number;
  previous: PreviousRecord | null;
  /** Of the last record; null for an empty chain. */
  generatedAt: Date | null;
};

/**
 * Locks the chain of records until the transaction ends. There is one for all series, so whoever issues an invoice locks it
 * before the series.
 */
export async function lockChain(transaction: Queryable, verifactu: Verifactu): Promise<Chain> {
  const head = await onlyRow<{ position: number; hash: string | null; generated_at: Date | null }>(
    transaction,
    {
      name: "lock-invoice-chain",
      text: `insert into invoice_chain (chain) values ($1)
             on conflict (chain) do update set chain = excluded.chain returning position, hash, generated_at`,
      values: [verifactu.mode],
    },
  );
  // Read after the lock, so that a record of somebody who held it before is seen.
  const [last] = await transaction.rows<{ content: InvoiceContent }>({
    name: "last-invoice-record",
    text: `select invoice.content from invoice_record record join invoice on invoice.id = record.invoice_id
           where record.chain = $1 and record.position = $2`,
    values: [verifactu.mode, head.position],
  });
  return {
    verifactu,
    position: head.position,
    previous: last && head.hash ? { invoice: identify(last.content), hash: head.hash } : null,
    generatedAt: head.generated_at,
  };
}

export function identify({ seller, number, issued_on: issuedOn }: InvoiceContent): Identified {
  return { sellerTaxId: seller.tax_id, number, issuedOn };
}

/** The later of a moment and the chain's last record: times of a chain never decrease. */
export function notBefore({ generatedAt }: Chain, now: Date): Date {
  return generatedAt && generatedAt > now ? generatedAt : now;
}

export type NewRecord = {
  invoiceKey: number;
  kind: "issue" | "correction" | "annulment";
  at: Date;
  make(place: RecordPlace): RecordContent;
};

/** Appends a record to a locked chain. */
export async function appendRecord(
  transaction: Queryable,
  chain: Chain,
  { invoiceKey, kind, at, make }: NewRecord,
): Promise<void> {
  const { verifactu, previous } = chain;
  const position = chain.position + 1;
  const record = make({ verifactu, position, previous, generatedAt: at });
  await transaction.rows({
    name: "append-invoice-record",
    text: `with head as (
             update invoice_chain set position = $2, hash = $6, generated_at = $8 where chain = $1
           )
           insert into invoice_record (chain, position, invoice_id, kind, xml, hash, previous_hash, generated_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [
      verifactu.mode,
      position,
      invoiceKey,
      kind,
      renderRecord(record),
      record.hash,
      previous?.hash ?? null,
      at,
    ],
  });
}
