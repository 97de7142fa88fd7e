import { fillIn } from "@recambia/contract/locale";
import { formatCents } from "@recambia/contract/money";
import { type PdfSheet, paper } from "../pdf/pdf-sheet.ts";
import type { InvoiceContent, InvoiceLine } from "./invoice-content.ts";
import type { InvoiceWords } from "./invoice-words.ts";

type Align = "left" | "right";
const right: Align = "right";

/** Columns: description, pieces, unit price, rate, amount; from the left edge, in points. */
const columns: { x: number; width: number; align: Align }[] = [
  { x: 0, width: 238, align: "left" },
  { x: 246, width: 36, align: right },
  { x: 290, width: 84, align: right },
  { x: 382, width: 40, align: right },
  { x: 430, width: 69, align: right },
];

/** Draws the table of lines, repeating its header on each page. */
export function drawLines(sheet: PdfSheet, content: InvoiceContent, words: InvoiceWords): void {
  const isNet = content.buyer !== null;
  const heads = [
    words.description,
    words.units,
    isNet ? words.unitNet : words.unitGross,
    words.rate,
    isNet ? words.net : words.gross,
  ];
  const table = sheet.group(sheet.root, "Table");
  const head = sheet.group(sheet.group(table, "THead"), "TR");
  for (const [index, text] of heads.entries()) {
    sheet.write(head, "TH", text, cellBox(sheet, index), { ...headStyle(index), scope: "Column" });
  }
  endHead(sheet);
  const body = sheet.group(table, "TBody");
  for (const line of content.lines) {
    const cells = cellsOf(line, words, isNet);
    const height = Math.max(...cells.map((text, index) => sheet.heightOf(text, columns[index]?.width ?? 0)));
    if (sheet.makeRoom(height + 8)) repeatHead(sheet, heads);
    const row = sheet.group(body, "TR");
    for (const [index, text] of cells.entries()) {
      const kind = index === 0 ? "TH" : "TD";
      const scope = index === 0 ? { scope: "Row" as const } : {};
      sheet.write(row, kind, text, cellBox(sheet, index), { align: alignOf(index), ...scope });
    }
    sheet.y += height + 5;
    sheet.rule(sheet.y - 2);
    sheet.y += 3;
  }
}

const alignOf = (index: number) => columns[index]?.align ?? right;
const headStyle = (index: number) => ({ size: 8.5, isStrong: true, align: alignOf(index) });

function cellBox(sheet: PdfSheet, index: number) {
  const { x, width } = columns[index] ?? { x: 0, width: 0 };
  return { x: paper.side + x, y: sheet.y, width };
}

function endHead(sheet: PdfSheet) {
  sheet.y += 15;
  sheet.rule(sheet.y - 2);
  sheet.y += 4;
}

function repeatHead(sheet: PdfSheet, heads: readonly string[]) {
  for (const [index, text] of heads.entries()) sheet.stamp(text, cellBox(sheet, index), headStyle(index));
  endHead(sheet);
}

/** Full invoices have prices without VAT (Royal Decree 1619/2012 art. 6.1.f), others as paid. */
function cellsOf(line: InvoiceLine, words: InvoiceWords, isNet: boolean): string[] {
  const cents = isNet ? line.net_cents : line.net_cents + line.vat_cents;
  return [
    describe(line, words),
    String(line.quantity),
    unitPrice(Math.abs(cents) / line.quantity),
    formatRate(line.vat_rate),
    formatCents(cents),
  ];
}

function describe(line: InvoiceLine, words: InvoiceWords): string {
  if (line.kind === "shipping") return words.shipping;
  if (line.kind === "reduction") return line.net_cents < 0 ? words.reduction : words.kept;
  const reference = line.part_number === null ? [] : [`${words.reference} ${line.part_number}`];
  return [line.name, ...reference, ...(line.eco_fees ?? []).map((fee) => formatFee(fee, words))].join(" \n");
}

/** A tyre's line has its eco fee and producer (Royal Decree 712/2025 art. 24.4). */
function formatFee(fee: NonNullable<InvoiceLine["eco_fees"]>[number], words: InvoiceWords): string {
  const { cents, producer_register_number: number } = fee;
  return [
    cents === null ? null : fillIn(words.ecoFee, { fee: formatCents(cents) }),
    number === null ? null : fillIn(words.producer, { number }),
  ]
    .filter((text) => text !== null)
    .join(". ");
}

const fineEuros = new Intl.NumberFormat("es-ES", {
  style: "currency",
  currency: "EUR",
  maximumFractionDigits: 4,
  useGrouping: true,
});

/** Unit prices without VAT are seldom whole cents, so they have up to four decimals. */
function unitPrice(cents: number): string {
  return fineEuros.format(cents / 100);
}

/** Formats a rate such as `21 %` or `5,2 %`. */
export function formatRate(thousandths: number): string {
  return `${String(thousandths / 10).replace(".", ",")} %`;
}
