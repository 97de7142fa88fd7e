import { getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { paper } from "../pdf/pdf-sheet.ts";
import { drawContract } from "./draw-contract.ts";

/** The texts of a PDF with their distance from the foot of the page, in points. */
async function placedTexts(pdf: Buffer): Promise<{ text: string; height: number; page: number }[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const pages = Array.from({ length: document.numPages }, (_none, index) => document.getPage(index + 1));
  const contents = await Promise.all((await Promise.all(pages)).map((page) => page.getTextContent()));
  return contents.flatMap(({ items }, page) =>
    items.flatMap((item) =>
      "str" in item && item.str.trim() ? [{ text: item.str, height: item.transform[5], page }] : [],
    ),
  );
}

const about = { title: "Contrato", author: "Tienda", locale: "es", createdAt: new Date(0) } as const;

const words = Array.from({ length: 1500 }, (_none, place) => `cláusula${place}`);

test.each([
  { block: "facts", facts: [{ name: "Qué cubre", value: words.join(" ") }] } as const,
  { block: "paragraph", text: words.join(" ") } as const,
])("a text that is taller than a page goes on within the margins of the next: $block", async (block) => {
  const placed = await placedTexts(await drawContract([block], about));
  const body = placed.filter(({ text }) => !text.startsWith("Contrato"));
  for (const { height } of body) {
    expect(height).toBeGreaterThan(paper.bottom);
    expect(height).toBeLessThan(paper.height - paper.top);
  }
  const read = body.map(({ text }) => text).join(" ");
  expect(read.match(/cláusula\d+/g)).toEqual(words);
});

test("headings stay with the text behind them, wherever on a page they come", async () => {
  const line = { block: "facts", facts: [{ name: "Dato", value: "Valor" }] } as const;
  const texts = [
    { block: "paragraph", text: words.slice(0, 80).join(" ") },
    { block: "list", isOrdered: true, items: [words.slice(0, 80).join(" ")] },
    { block: "facts", facts: [{ name: "Dato", value: words.slice(0, 60).join(" ") }] },
  ] as const;
  for (const text of texts) {
    for (let before = 30; before < 50; before += 3) {
      const headings = [
        { block: "section", text: "Título" },
        { block: "subheading", text: "Subtítulo" },
      ] as const;
      const blocks = [...Array.from({ length: before }, () => line), ...headings, text];
      const placed = await placedTexts(await drawContract(blocks, about));
      const pageOf = (wanted: string) => placed.find(({ text }) => text.includes(wanted))?.page;
      expect([before, pageOf("Título"), pageOf("Subtítulo")]).toEqual([
        before,
        ...[pageOf("cláusula0"), pageOf("cláusula0")],
      ]);
    }
  }
});
