import { PDFiumLibrary } from "@hyzyla/pdfium";
import { extractText } from "unpdf";
import { encode } from "uqr";
import { expect, test } from "vitest";
import { PdfSheet, paper } from "../pdf/pdf-sheet.ts";
import { checkCodeLeft, checkCodeTop, drawCheckCode } from "./draw-check-code.ts";

const address =
  "https://prewww2.aeat.es/wlpl/TIKE-CONT/ValidarQR?nif=B12345674&numserie=S-2026-000001&fecha=25-11-2026&importe=44.88";

/** Pixels per point. */
const scale = 4;
const millimetre = 72 / 25.4;

test("the code is drawn at the beginning, in the size of the law, between the words that it asks for", async () => {
  const sheet = new PdfSheet({ title: "Factura", author: "Tienda", lang: "es-ES", createdAt: new Date(0) });
  drawCheckCode(sheet, address);
  const pdf = await sheet.finish(() => "1");
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
  expect(text.replace(/\s+/g, " ")).toMatch(/^QR tributario: VERI\*FACTU/);
  const library = await PDFiumLibrary.init();
  const page = (await library.loadDocument(pdf)).getPage(0);
  const { data, width } = await page.render({ scale, render: async ({ data }) => data });
  library.destroy();
  const isDarkAt = (x: number, y: number) =>
    (data[(Math.round(y * scale) * width + Math.round(x * scale)) * 4] ?? 255) < 128;
  const side = paper.width - paper.side - checkCodeLeft;
  expect(side / millimetre).toBeGreaterThanOrEqual(30);
  expect(side / millimetre).toBeLessThanOrEqual(40);
  const { data: wanted, size } = encode(address, { ecc: "M", border: 0 });
  const unit = side / size;
  const drawn = wanted.map((row, y) =>
    row.map((_cell, x) => isDarkAt(checkCodeLeft + (x + 0.5) * unit, checkCodeTop + (y + 0.5) * unit)),
  );
  expect(drawn).toEqual(wanted);
});
