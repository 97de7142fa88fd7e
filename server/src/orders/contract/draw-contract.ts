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
    drawBlock(sheet, block, () => startHeight(sheet, blocks, index + 1));
  }
  return sheet.finish((page, pages) => `${title} · ${page}/${pages}`);
}

type Text = { text: string; style: TextStyle; indent: number };
type Facts = readonly { name: string; value: string }[];

/** A block as it is drawn: facts, or one text below the other. */
function contentOf(block: Block): { facts: Facts } | { texts: Text[] } {
  switch (block.block) {
    case "list":
      return {
        texts: block.items.map((item, index) => {
          const mark = block.isOrdered ? `${index + 1}.` : "·";
          return { text: `${mark} ${item}`, style: styles.item, indent: 10 };
        }),
      };
    case "facts":
      return { facts: block.facts };
    case "lines":
      return {
        facts: [
          ...block.lines.map(({ name, detail, quantity, amount }) => ({
            name: `${quantity} × ${name}`,
            value: [detail, amount].filter(Boolean).join(" · "),
          })),
          ...block.sums.map(({ name, amount }) => ({ name, value: amount })),
        ],
      };
    case "quote":
      return { texts: block.lines.map((text) => ({ text, style: styles.paragraph, indent: 10 })) };
    case "button":
      return { texts: [] };
    default:
      return { texts: [{ text: block.text, style: styles[block.block], indent: 0 }] };
  }
}

function isHeading({ kind }: TextStyle): boolean {
  return kind.startsWith("H");
}

/** Height of what a heading before these blocks stays with: further headings, and the first piece of text behind them. */
function startHeight(sheet: PdfSheet, blocks: readonly Block[], from: number): number {
  let height = 0;
  for (let index = from; ; index += 1) {
    const block = blocks[index];
    if (!block) return height;
    const content = contentOf(block);
    if ("facts" in content) return height + (factRows(sheet, content.facts)[0]?.height ?? 0);
    const first = content.texts.find(({ text }) => text !== "");
    if (!first) continue;
    const { before, after, ...font } = first.style;
    const width = fullWidth - first.indent;
    const [piece = ""] = sheet.partsOf(first.text, width, font);
    height += before + sheet.heightOf(piece, width, font);
    if (!isHeading(first.style)) return height;
    height += after;
  }
}

/** @param following measures the height that a heading stays with. */
function drawBlock(sheet: PdfSheet, block: Block, following: () => number): void {
  const content = contentOf(block);
  if ("facts" in content) drawFacts(sheet, content.facts);
  else for (const text of content.texts) drawText(sheet, text, isHeading(text.style) ? following() : 0);
}

function drawText(sheet: PdfSheet, { text, style, indent }: Text, following: number): void {
  if (!text) return;
  const { kind, before, after, ...font } = style;
  const width = fullWidth - indent;
  sheet.y += before;
  for (const part of sheet.partsOf(text, width, font)) {
    const height = sheet.heightOf(part, width, font);
    sheet.makeRoom(height + (following === 0 ? 0 : after + following));
    sheet.write(sheet.root, kind, part, { x: paper.side + indent, y: sheet.y, width }, font);
    sheet.y += height;
  }
  sheet.y += after;
}

const quiet = { size: 9, color: ink.quiet };

function factRows(sheet: PdfSheet, facts: Facts): { name: string; value: string; height: number }[] {
  return facts.flatMap((fact) =>
    sheet.partsOf(fact.value, valueWidth).map((value, index) => {
      const name = index === 0 ? fact.name : "";
      const height = Math.max(sheet.heightOf(name, nameWidth, quiet), sheet.heightOf(value, valueWidth));
      return { name, value, height };
    }),
  );
}

/** Names and their values, side by side. */
function drawFacts(sheet: PdfSheet, facts: Facts): void {
  for (const { name, value, height } of factRows(sheet, facts)) {
    sheet.makeRoom(height);
    const { y } = sheet;
    if (name) sheet.write(sheet.root, "P", name, { x: paper.side, y, width: nameWidth }, quiet);
    sheet.write(sheet.root, "P", value || "—", { x: paper.side + nameWidth + 12, y, width: valueWidth });
    sheet.y = y + height + 3;
  }
  sheet.y += 6;
}
