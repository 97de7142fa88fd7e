import { fileURLToPath } from "node:url";
import PDFDocument from "pdfkit";
import { lettersOf } from "./letters-of.ts";
import { sharedFont } from "./shared-font.ts";

const faces = {
  regular: fileURLToPath(new URL("./fonts/barlow-400.ttf", import.meta.url)),
  strong: fileURLToPath(new URL("./fonts/barlow-600.ttf", import.meta.url)),
};

/** A4 in points, with margins. */
export const paper = { width: 595.28, height: 841.89, side: 48, top: 52, bottom: 64 } as const;
const pageHeight = paper.height - paper.top - paper.bottom;
export const ink = { text: "#14181c", quiet: "#4c565f", line: "#c9d0d6", accent: "#0a3d91" } as const;

type Element = PDFKit.PDFStructureElement;
type Style = { size?: number; isStrong?: boolean; color?: string; align?: "left" | "right" };

/** Options missing in the library's types. */
const unTyped = (options: object): object => options;

/** Position of a text, which wraps at its width. */
export type Box = { x: number; y: number; width: number };

/**
 * A document written from top to bottom, with every text in the structure tree for screen readers (PDF/UA). Fonts are
 * embedded.
 */
export class PdfSheet {
  readonly document: PDFKit.PDFDocument;
  readonly root: Element;
  /** Current vertical position. */
  y: number = paper.top;
  readonly #chunks: Buffer[] = [];

  constructor(about: { title: string; author: string; lang: string; createdAt: Date }) {
    this.document = new PDFDocument({
      size: "A4",
      margin: 0,
      bufferPages: true,
      pdfVersion: "1.7",
      ...unTyped({ subset: "PDF/UA" }),
      tagged: true,
      lang: about.lang,
      displayTitle: true,
      // No standard font: PDF/UA wants every font embedded.
      font: "",
      info: {
        Title: about.title,
        Author: about.author,
        CreationDate: about.createdAt,
        ModDate: about.createdAt,
      },
    });
    this.document.on("data", (chunk: Buffer) => this.#chunks.push(chunk));
    this.root = this.document.struct("Document");
    this.document.addStructure(this.root);
  }

  /** Adds an element to the structure tree. */
  group(parent: Element, kind: string): Element {
    const group = this.document.struct(kind);
    parent.add(group);
    return group;
  }

  /** Writes a text as a structure element without moving the current position. */
  write(
    parent: Element,
    kind: string,
    text: string,
    box: Box,
    style: Style & { scope?: "Row" | "Column" } = {},
  ): void {
    const scope = style.scope ? unTyped({ scope: style.scope }) : {};
    const element = this.document.struct(kind, scope, [() => this.#draw(text, box, style)]);
    parent.add(element);
  }

  /** Draws dark squares of a grid as a figure, with a text that says what it is. */
  figure(alt: string, draw: (document: PDFKit.PDFDocument) => void): void {
    this.root.add(this.document.struct("Figure", { alt }, [() => draw(this.document)]));
  }

  heightOf(text: string, width: number, style: Style = {}): number {
    const font = this.#choose(style);
    return this.document.heightOfString(lettersOf(font, text), { width, lineGap: 1 });
  }

  /** Splits a text that is taller than a page between words, into parts that are not. */
  partsOf(text: string, width: number, style: Style = {}): string[] {
    if (this.heightOf(text, width, style) <= pageHeight) return [text];
    const words = text.split(/(?<=\s)/);
    let fitting = 1;
    let tooMany = words.length;
    while (tooMany - fitting > 1) {
      const middle = Math.floor((fitting + tooMany) / 2);
      const isFitting = this.heightOf(words.slice(0, middle).join(""), width, style) <= pageHeight;
      if (isFitting) fitting = middle;
      else tooMany = middle;
    }
    const rest = words.slice(fitting).join("");
    return [words.slice(0, fitting).join(""), ...(rest ? this.partsOf(rest, width, style) : [])];
  }

  /** Draws a horizontal rule, a decoration for screen readers. */
  rule(y: number, color: string = ink.line): void {
    this.document.markContent("Artifact", { type: "Layout" });
    this.document
      .moveTo(paper.side, y)
      .lineTo(paper.width - paper.side, y)
      .lineWidth(0.7)
      .strokeColor(color)
      .stroke();
    this.document.endMarkedContent();
  }

  /** Starts a new page if less than this height is left; returns whether it did. */
  makeRoom(height: number): boolean {
    if (this.y + height <= paper.height - paper.bottom) return false;
    this.document.addPage();
    this.y = paper.top;
    return true;
  }

  /** Writes a repeated text such as a page number, skipped by screen readers. */
  stamp(text: string, box: Box, style: Style = {}): void {
    this.document.markContent("Artifact", { type: "Pagination" });
    this.#draw(text, box, style);
    this.document.endMarkedContent();
  }

  /** Writes page numbers and ends the document. */
  async finish(pageWords: (page: number, pages: number) => string): Promise<Buffer> {
    const { count } = this.document.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.document.switchToPage(page);
      const box = { x: paper.side, y: paper.height - 40, width: paper.width - 2 * paper.side };
      this.stamp(pageWords(page + 1, count), box, { size: 8, color: ink.quiet, align: "right" });
    }
    this.root.end();
    const ended = new Promise<void>((resolve, reject) => {
      this.document.once("end", resolve).once("error", reject);
    });
    this.document.end();
    await ended;
    return Buffer.concat(this.#chunks);
  }

  #choose({ size = 9.5, isStrong = false }: Style) {
    const face = isStrong ? "strong" : "regular";
    const font = sharedFont(faces[face]);
    this.document.font(font, face).fontSize(size);
    return font;
  }

  #draw(text: string, { x, y, width }: Box, style: Style) {
    const font = this.#choose(style);
    this.document
      .fillColor(style.color ?? ink.text)
      .text(lettersOf(font, text), x, y, { width, align: style.align ?? "left", lineGap: 1 });
  }
}
