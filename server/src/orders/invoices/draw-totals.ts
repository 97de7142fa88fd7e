import { fillIn } from "@recambia/contract/locale";
import { formatCents } from "@recambia/contract/money";
import { ink, type PdfSheet, paper } from "../pdf/pdf-sheet.ts";
import { formatRate } from "./draw-lines.ts";
import type { InvoiceContent } from "./invoice-content.ts";
import type { InvoiceWords } from "./invoice-words.ts";

const right = paper.width - paper.side;
/** Columns: rate, base, VAT, total; from the right edge, in points. */
const widths = [60, 100, 90, 90];
const rowHeight = 16;

/** Draws VAT by rate, the total, and separately the deposits. */
export function drawTotals(sheet: PdfSheet, content: InvoiceContent, words: InvoiceWords): void {
  sheet.y += 10;
  // The invoice's total stays with its rates.
  sheet.makeRoom((content.vat.length + 3) * rowHeight + 12);
  drawRates(sheet, content, words);
  sheet.y += 8;
  const table = sheet.group(sheet.root, "Table");
  for (const { name, cents, isStrong } of sumsOf(content, words)) {
    const row = sheet.group(table, "TR");
    const style = isStrong ? { size: 12, isStrong } : {};
    const width = 240;
    const height = sheet.heightOf(name, width, style);
    sheet.makeRoom(height);
    const left = { x: right - 340, y: sheet.y, width };
    sheet.write(row, "TH", name, left, { ...style, align: "right", scope: "Row" });
    const value = { x: right - 92, y: sheet.y, width: 92 };
    sheet.write(row, "TD", formatCents(cents), value, { ...style, align: "right" });
    sheet.y += height + 5;
  }
}

function drawRates(sheet: PdfSheet, content: InvoiceContent, words: InvoiceWords) {
  const table = sheet.group(sheet.root, "Table");
  const heads = [words.rate, words.base, words.vat, words.total];
  const rows = content.vat.map(({ rate, base_cents: base, vat_cents: vat }) => [
    formatRate(rate),
    formatCents(base),
    formatCents(vat),
    formatCents(base + vat),
  ]);
  for (const [place, cells] of [heads, ...rows].entries()) {
    const row = sheet.group(table, "TR");
    const isHead = place === 0;
    for (const [index, text] of cells.entries()) {
      const style = isHead ? { size: 8.5, isStrong: true, color: ink.quiet } : {};
      const box = { x: leftOf(index), y: sheet.y, width: widths[index] ?? 0 };
      const scope = isHead ? { scope: "Column" as const } : index === 0 ? { scope: "Row" as const } : {};
      sheet.write(row, isHead || index === 0 ? "TH" : "TD", text, box, {
        ...style,
        align: "right",
        ...scope,
      });
    }
    sheet.y += rowHeight;
  }
}

function leftOf(index: number): number {
  return right - widths.slice(index).reduce((sum, width) => sum + width, 0);
}

function sumsOf(content: InvoiceContent, words: InvoiceWords) {
  const deposits = content.deposits.map(({ name, cents }) => ({
    name: fillIn(words.deposit, { name }),
    cents,
    isStrong: false,
  }));
  const total = { name: words.invoiceTotal, cents: content.total_cents, isStrong: true };
  if (deposits.length === 0) return [total];
  const paid = content.total_cents + deposits.reduce((sum, { cents }) => sum + cents, 0);
  return [total, ...deposits, { name: words.paidTotal, cents: paid, isStrong: true }];
}
