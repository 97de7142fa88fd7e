import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { create } from "fontkit";
import { extractText } from "unpdf";
import { expect, test, vi } from "vitest";
import { PdfSheet, paper } from "./pdf-sheet.ts";
import { sharedFont } from "./shared-font.ts";

const path = fileURLToPath(new URL("./fonts/barlow-400.ttf", import.meta.url));

test("texts are laid out as by a font of their own, whatever was laid out before and done to it", () => {
  const own = create(readFileSync(path));
  const words = fc.constantFrom("AVISO ", "Tàrraco ", "1.234,56 €", "fi", "l·l", "Ø 280", "—", "");
  fc.assert(
    fc.property(fc.array(fc.oneof(words, fc.string({ unit: "grapheme", maxLength: 12 }))), (texts) => {
      for (const text of [...texts, ...texts]) {
        const { positions } = sharedFont(path).layout(text);
        expect(positions.map((position) => ({ ...position }))).toEqual(
          own.layout(text).positions.map((position) => ({ ...position })),
        );
        for (const position of positions) Object.assign(position, { xAdvance: -1, advanceWidth: 7 });
      }
    }),
  );
});

test("a word is laid out once for all documents", async () => {
  const glyphs = vi.spyOn(Object.getPrototypeOf(sharedFont(path)), "glyphsForString");
  const text = "Paraguas Recambia Zaragoza";
  const first = await draw(text);
  expect(glyphs.mock.calls.map(([word]) => word)).toContain("Paraguas ");
  glyphs.mockClear();
  expect(await draw(text)).toEqual(first);
  expect(glyphs.mock.calls).toEqual([]);
  glyphs.mockRestore();
});

test("documents that are drawn at the same time are as if each had been drawn alone", async () => {
  const texts = ["Factura de Recambia", "Fàctura: l·lusió", "Invoice"];
  const alone: Buffer[] = [];
  for (const text of texts) alone.push(await draw(text));
  expect(await Promise.all(texts.map(draw))).toEqual(alone);
});

test("what a document says does not depend on those that were drawn before", async () => {
  await draw("Ñ Ç À ﬁ ﬂ\u00a0\u00ad\u2011 Ω µ");
  const text = "NCA fin flaco difficult N C A o-o";
  const { text: said } = await extractText(new Uint8Array(await draw(text)), { mergePages: true });
  expect(said).toContain(text);
});

async function draw(text: string): Promise<Buffer> {
  const sheet = new PdfSheet({ title: text, author: "Recambia", lang: "es-ES", createdAt: new Date(0) });
  for (const line of [text, `${text} ${text}`]) {
    await new Promise(setImmediate);
    sheet.write(sheet.root, "P", line, { x: paper.side, y: sheet.y, width: 200 });
  }
  return sheet.finish((page, pages) => `${page}/${pages}`);
}
