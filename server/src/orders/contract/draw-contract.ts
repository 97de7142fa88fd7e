import { setImmediate as yieldToRequests } from "node:timers/promises";
import type { Locale } from "@recambia/contract/locale";
import type { Block } from "../../platform/mail/index.ts";
import { ink, PdfSheet, paper } from "../pdf/pdf-sheet.ts";

const languages: Record<Locale, string> = { es: "es-ES", ca: "ca-ES", en: "en-GB" };
const fullWidth = paper.width - 2 * paper.side;
const nameWidth = 150;
const valueWidth = fullWidth - nameWidth - 12;
/** Blocks drawn at once: about 5 ms. */
const atOnce = 8;

type TextStyle = {
  kind: string;
  size: number;
  isStrong?: boolean;
  color?: string;
  before: number;
  after: number;
};

const styles: Record<"heading" | "section" | "subheading" | "paragraph" | "note" | "item", TextStyle> = {
  heading: { kind: "H1", size: 18, isStrong: true, before: 14, after: 8 },
  section: { kind: "H2", size: 13, isStrong: true, before: 12, after: 5 },
  subheading: { kind: "H3", size: 10.5, isStrong: true, before: 4, after: 3 },
  paragraph: { kind: "P", size: 9.5, before: 0, after: 6 },
  note: { kind: "P", size: 8.5, color: ink.quiet, before: 0, after: 6 },
  item: { kind: "P", size: 9.5, before: 0, after: 4 },
};

/**
 * Renders blocks as a tagged PDF; the same blocks give the same bytes. Other requests are served between them, because a
 * contract has some ten pages.
 */
export async function drawContract(
  blocks: readonly Block[],
  about: { title: string; author: string; locale: Locale; createdAt: Date },
): Promise<Buffer> {
  const { title, author, locale, createdAt } = about;
  const sheet = new PdfSheet({ title, author, lang: languages[locale], createdAt });
  for (const [index, block] of blocks.entries()) {
    if (index % atOnce === 0) await yieldToRequests();
    drawBlock(sheet, block);
  }
  return sheet.finish((page, pages) => `${title} · ${page}/${pages}`);
}

function drawBlock(sheet: PdfSheet, block: Block): void {
  switch (block.block) {
    case "list":
      for (const [index, item] of block.items.entries()) {
        drawText(sheet, `${block.isOrdered ? `${index + 1}.` : "·"} ${item}`, styles.item, 10);
      }
      break;
    case "facts":
      drawFacts(sheet, block.facts);
      break;
    case "lines":
      drawFacts(sheet, [
        ...block.lines.map(({ name, detail, quantity, amount }) => ({
          name: `${quantity} × ${name}`,
          value: [detail, amount].filter(Boolean).join(" · "),
        })),
        ...block.sums.map(({ name, amount }) => ({ name, value: amount })),
      ]);
      break;
    case "quote":
      for (const line of block.lines) drawText(sheet, line, styles.paragraph, 10);
      break;
    case "button":
      break;
    default:
      drawText(sheet, block.text, styles[block.block]);
  }
}

function drawText(sheet: PdfSheet, text: string, style: TextStyle, indent = 0): void {
  if (!text) return;
  const { kind, before, after, ...font } = style;
  const width = fullWidth - indent;
  sheet.y += before;
  for (const part of sheet.partsOf(text, width, font)) {
    const height = sheet.heightOf(part, width, font);
    // A heading stays with the first lines of its text.
    sheet.makeRoom(height + (kind.startsWith("H") ? 40 : 0));
    sheet.write(sheet.root, kind, part, { x: paper.side + indent, y: sheet.y, width }, font);
    sheet.y += height;
  }
  sheet.y += after;
}

/** Names and their values, side by side. */
function drawFacts(sheet: PdfSheet, facts: readonly { name: string; value: string }[]): void {
  const quiet = { size: 9, color: ink.quiet };
  const rows = facts.flatMap(({ name, value }) =>
    sheet.partsOf(value, valueWidth).map((part, index) => ({ name: index === 0 ? name : "", value: part })),
  );
  for (const { name, value } of rows) {
    const height = Math.max(sheet.heightOf(name, nameWidth, quiet), sheet.heightOf(value, valueWidth));
    sheet.makeRoom(height);
    const { y } = sheet;
    if (name) sheet.write(sheet.root, "P", name, { x: paper.side, y, width: nameWidth }, quiet);
    sheet.write(sheet.root, "P", value || "—", { x: paper.side + nameWidth + 12, y, width: valueWidth });
    sheet.y = y + height + 3;
  }
  sheet.y += 6;
}
