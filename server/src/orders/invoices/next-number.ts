import { madridDay } from "@recambia/contract/madrid-time";
import { onlyRow, type Queryable } from "../../platform/database/database.ts";

/** S: simplified, F: full, R: rectifying; numbering restarts each year. */
const letters = { simplified: "S", full: "F", rectifying: "R" } as const;

export type InvoiceNumber = { series: string; number: number; written: string; issuedAt: Date };

/**
 * Takes the next number of a series (Royal Decree 1619/2012 art. 6.1.a). The series' row stays locked until the transaction
 * ends, so that numbers have no gaps and dates never decrease.
 */
export async function nextNumber(
  transaction: Queryable,
  kind: keyof typeof letters,
  now: Date,
): Promise<InvoiceNumber> {
  const series = `${letters[kind]}-${madridDay(now).slice(0, 4)}`;
  const { last_number: number } = await onlyRow<{ last_number: number }>(transaction, {
    name: "next-invoice-number",
    text: `insert into invoice_series (series, last_number) values ($1, 1)
           on conflict (series) do update set last_number = invoice_series.last_number + 1
           returning last_number`,
    values: [series],
  });
  const [before] = await transaction.rows<{ issued_at: Date }>({
    name: "invoice-before",
    text: "select issued_at from invoice where series = $1 and number = $2",
    values: [series, number - 1],
  });
  return {
    series,
    number,
    written: writtenNumber(series, number),
    issuedAt: before && before.issued_at > now ? before.issued_at : now,
  };
}

/** Formats `S-2026-000123`. */
function writtenNumber(series: string, number: number): string {
  return `${series}-${String(number).padStart(6, "0")}`;
}
