import { defaultLocale, fillIn, type Locale } from "@recambia/contract/locale";
import { ink, PdfSheet, paper } from "../pdf/pdf-sheet.ts";
import { checkCodeEnd, checkCodeLeft, drawCheckCode } from "./draw-check-code.ts";
import { drawLines } from "./draw-lines.ts";
import { drawTotals } from "./draw-totals.ts";
import type { InvoiceContent } from "./invoice-content.ts";
import { type InvoiceWords, invoiceWords } from "./invoice-words.ts";

const languages: Record<Locale, string> = { es: "es-ES", ca: "ca-ES", en: "en-GB" };
const fullWidth = paper.width - 2 * paper.side;
const column = fullWidth / 2 - 12;

/**
 * Renders an invoice as a tagged PDF in a language. The same content gives the same bytes: its date is the invoice's, not
 * today's.
 */
export async function drawInvoice(issued: InvoiceContent, locale: Locale): Promise<Buffer> {
  const content = locale === defaultLocale ? inSpanish(issued) : issued;
  const words = invoiceWords[locale];
  const title = `${words.titles[content.kind]} ${content.number}`;
  const sheet = new PdfSheet({
    title,
    author: content.seller.legal_name,
    lang: languages[locale],
    createdAt: new Date(`${content.issued_on}T00:00:00Z`),
  });
  if (content.check_address) drawCheckCode(sheet, content.check_address);
  drawHead(sheet, content, words, title);
  drawParties(sheet, content, words);
  drawLines(sheet, content, words);
  drawTotals(sheet, content, words);
  drawNotes(sheet, notesOf(content, words));
  return sheet.finish((page, pages) => fillIn(words.page, { page, pages }));
}

/** The invoice with the Spanish names of its goods. */
function inSpanish(content: InvoiceContent): InvoiceContent {
  const translate = <Named extends { name: string; spanish_name?: string }>(named: Named): Named => ({
    ...named,
    name: named.spanish_name ?? named.name,
  });
  return {
    ...content,
    lines: content.lines.map(translate),
    deposits: content.deposits.map(translate),
  };
}

/** Formats `22/11/2026`: Spanish format in every language, as for amounts (specification §9). */
export function formatDay(day: string): string {
  return day.split("-").reverse().join("/");
}

function drawHead(sheet: PdfSheet, content: InvoiceContent, words: InvoiceWords, title: string) {
  const x = paper.side;
  const width = content.check_address ? checkCodeLeft - x - 12 : fullWidth;
  const sign = { size: 22, isStrong: true, color: ink.accent };
  sheet.stamp(content.seller.name, { x, y: sheet.y, width }, sign);
  sheet.y += Math.max(40, sheet.heightOf(content.seller.name, width, sign) + 12);
  sheet.write(sheet.root, "H1", title, { x, y: sheet.y, width }, { size: 16, isStrong: true });
  sheet.y += 28;
  const facts = [
    [words.issuedOn, formatDay(content.issued_on)],
    [words.operationOn, formatDay(content.operation_on)],
    [words.order, content.order_number],
  ];
  for (const [name, value] of facts) {
    sheet.write(sheet.root, "P", `${name}: ${value}`, { x, y: sheet.y, width: fullWidth });
    sheet.y += 14;
  }
  sheet.y = content.check_address ? Math.max(sheet.y, checkCodeEnd) + 12 : sheet.y + 12;
}

function drawParties(sheet: PdfSheet, { seller, buyer }: InvoiceContent, words: InvoiceWords) {
  const top = sheet.y;
  const sellerLines = [seller.legal_name, `${words.taxId}: ${seller.tax_id}`, ...seller.address];
  drawParty(sheet, { x: paper.side, y: top }, words.seller, sellerLines);
  const sellersEnd = sheet.y;
  if (buyer) {
    const taxId = buyer.tax_id === null ? [] : [`${words.taxId}: ${buyer.tax_id}`];
    const x = paper.side + column + 24;
    drawParty(sheet, { x, y: top }, words.buyer, [buyer.name, ...taxId, ...buyer.address]);
  }
  sheet.y = Math.max(sellersEnd, sheet.y) + 16;
}

function drawParty(sheet: PdfSheet, at: { x: number; y: number }, heading: string, lines: string[]) {
  sheet.write(
    sheet.root,
    "H2",
    heading,
    { ...at, width: column },
    { size: 8.5, isStrong: true, color: ink.quiet },
  );
  sheet.y = at.y + 14;
  for (const [index, line] of lines.entries()) {
    const style = { isStrong: index === 0 };
    sheet.write(sheet.root, "P", line, { x: at.x, y: sheet.y, width: column }, style);
    sheet.y += sheet.heightOf(line, column, style) + 1;
  }
}

function notesOf(content: InvoiceContent, words: InvoiceWords): string[] {
  const { replaces, rectifies, payment, seller } = content;
  const dated = ({ number, issued_on: day }: { number: string; issued_on: string }) => ({
    number,
    date: formatDay(day),
  });
  const reason = rectifies && [words.causes[rectifies.cause], rectifies.words].filter(Boolean).join(": ");
  return [
    rectifies && fillIn(words.rectifies, { ...dated(rectifies), reason: reason ?? "" }),
    replaces && fillIn(words.replaces, dated(replaces)),
    content.is_export ? words.export : null,
    content.buyer === null && !content.is_export ? words.vatIncluded : null,
    content.deposits.length > 0 ? words.depositNote : null,
    payment && fillIn(words.paid[payment.method], { date: formatDay(payment.on) }),
    `${seller.legal_name} · ${seller.register_entry}`,
  ].filter((note) => note !== null);
}

function drawNotes(sheet: PdfSheet, notes: string[]) {
  const style = { size: 8.5, color: ink.quiet };
  sheet.y += 14;
  for (const note of notes) {
    const height = sheet.heightOf(note, fullWidth, style);
    sheet.makeRoom(height);
    sheet.write(sheet.root, "P", note, { x: paper.side, y: sheet.y, width: fullWidth }, style);
    sheet.y += height + 3;
  }
}
