import type { Verifactu } from "@recambia/contract/shop/schemas";
import type { Queryable } from "../../platform/database/database.ts";

export type ListedRecord = {
  position: number;
  kind: string;
  state: string;
  number: string;
  generated_at: Date;
  receipt: string | null;
  error_code: string | null;
  error_text: string | null;
};

/** The latest records of a chain; those that wait or were refused, unless all are asked for. */
export function listRecords(
  database: Queryable,
  mode: Verifactu["mode"],
  { isAll, limit }: { isAll: boolean; limit: number },
): Promise<ListedRecord[]> {
  return database.rows<ListedRecord>({
    text: `select position, record.kind, state, invoice.content ->> 'number' as number, generated_at, receipt,
             error_code, error_text
           from invoice_record record join invoice on invoice.id = record.invoice_id
           where chain = $1 and ($2 or state in ('waiting', 'refused')) order by position desc limit $3`,
    values: [mode, isAll, limit],
  });
}

/** Records from a position on, as they are reported. */
export function readRecords(
  database: Queryable,
  mode: Verifactu["mode"],
  { from, limit }: { from: number; limit: number },
): Promise<{ position: number; xml: string }[]> {
  return database.rows<{ position: number; xml: string }>({
    text: `select position, xml from invoice_record
           where chain = $1 and position >= $2 and xml is not null order by position limit $3`,
    values: [mode, from, limit],
  });
}
