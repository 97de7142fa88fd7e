import { endOfMadridDay, startOfMadridDay } from "@recambia/contract/madrid-time";
import type { Database } from "../../platform/database/database.ts";

type ExportedRow = {
  invoice: string;
  kind: string;
  issued_on: string;
  operation_on: string;
  order_number: string;
  buyer: string | null;
  tax_id: string | null;
  country: string | null;
  rate: number;
  base_cents: number;
  vat_cents: number;
  deposit_cents: number;
  payment_method: string | null;
  rectifies: string | null;
  replaces: string | null;
};

const titles = [
  "Factura",
  "Tipo",
  "Fecha de expedición",
  "Fecha de operación",
  "Pedido",
  "Cliente",
  "NIF",
  "País",
  "Tipo de IVA %",
  "Base imponible",
  "Cuota de IVA",
  "Total",
  "Depósito de cascos",
  "Forma de pago",
  "Rectifica",
  "Sustituye",
];

const kinds: Record<string, string> = {
  simplified: "Simplificada",
  full: "Completa",
  rectifying: "Rectificativa",
  deposit: "Devolución de depósito",
};

/** A replacing invoice does not repeat the deposits of the simplified one; refunded deposits are in a refund's content. */
const depositsPaid = `case when invoice.content->'replaces' <> 'null' then 0 else (
    select coalesce(sum((paid.deposit->>'cents')::integer), 0)
    from jsonb_array_elements(invoice.content->'deposits') paid (deposit)
  ) end`;
const depositsRepaid = `(select coalesce(sum((given.line->>'core_deposit_cents')::integer), 0)
    from jsonb_array_elements(refund.content->'lines') given (line))`;

/**
 * Exports the invoices of some days for accounting, one row per invoice and VAT rate: RFC 4180 with a byte order mark,
 * semicolons and decimal commas, as Spanish spreadsheets expect. Untaxed deposits have a separate column in the first row
 * of their invoice; a refund without an invoice has its own row. A full invoice names the simplified one that it replaces,
 * because adding up both would count the sale twice.
 *
 * @param days first and last, `yyyy-mm-dd` in Madrid.
 */
export async function exportOrders(database: Database, days: { from: string; to: string }): Promise<string> {
  const rows = await database.rows<ExportedRow>({
    text: `select invoice.series || '-' || lpad(invoice.number::text, 6, '0') as invoice, invoice.kind,
             invoice.content->>'issued_on' as issued_on, invoice.content->>'operation_on' as operation_on,
             o.number as order_number, invoice.content->'buyer'->>'name' as buyer,
             invoice.content->'buyer'->>'tax_id' as tax_id, o.address->>'country' as country,
             (share->>'rate')::integer as rate, (share->>'base_cents')::integer as base_cents,
             (share->>'vat_cents')::integer as vat_cents,
             case when place > 1 then 0
               when refund.id is null then ${depositsPaid} else -${depositsRepaid} end as deposit_cents,
             invoice.content->'payment'->>'method' as payment_method,
             invoice.content->'rectifies'->>'number' as rectifies,
             invoice.content->'replaces'->>'number' as replaces
           from invoice join customer_order o on o.id = invoice.order_id
           left join refund on refund.id = invoice.refund_id
           cross join jsonb_array_elements(invoice.content->'vat') with ordinality shares (share, place)
           where invoice.issued_at >= $1 and invoice.issued_at < $2 and invoice.annulled_at is null
           union all
           select '', 'deposit', day, day, o.number, null, null, o.address->>'country', 0, 0, 0,
             -${depositsRepaid}, payment.method, null, null
           from refund join customer_order o on o.id = refund.order_id
           join payment on payment.id = refund.payment_id
           cross join lateral (select to_char(refund.settled_at at time zone 'Europe/Madrid', 'YYYY-MM-DD') as day) made
           where refund.state = 'done' and refund.settled_at >= $1 and refund.settled_at < $2
             and not exists (select from invoice where refund_id = refund.id and annulled_at is null)
             and ${depositsRepaid} > 0
           order by 1, 3, 9 desc`,
    values: [startOfMadridDay(days.from), endOfMadridDay(days.to)],
  });
  return `\ufeff${[titles, ...rows.map(cellsOf)].map((cells) => cells.map(formatCell).join(";")).join("\r\n")}\r\n`;
}

function cellsOf(row: ExportedRow): string[] {
  return [
    row.invoice,
    kinds[row.kind] ?? row.kind,
    row.issued_on,
    row.operation_on,
    row.order_number,
    row.buyer ?? "",
    row.tax_id ?? "",
    row.country ?? "ES",
    decimal(row.rate, 1),
    decimal(row.base_cents, 2),
    decimal(row.vat_cents, 2),
    decimal(row.base_cents + row.vat_cents, 2),
    decimal(row.deposit_cents, 2),
    row.payment_method ?? "",
    row.rectifies ?? "",
    row.replaces ?? "",
  ];
}

/** Formats hundredths (or tenths) with a decimal comma. */
function decimal(value: number, places: number): string {
  const digits = String(Math.abs(value)).padStart(places + 1, "0");
  return `${value < 0 ? "-" : ""}${digits.slice(0, -places)},${digits.slice(-places)}`;
}

const isAmount = (text: string) => /^-?\d+,\d+$/.test(text);

/** Quotes cells as in RFC 4180; possible spreadsheet formulas become text. */
export function formatCell(text: string): string {
  const plain = /^[=+\-@\t\r\n＝＋－＠]/.test(text) && !isAmount(text) ? `'${text}` : text;
  return /[";\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
