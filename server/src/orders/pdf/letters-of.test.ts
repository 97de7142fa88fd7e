import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { extractText } from "unpdf";
import { expect, test } from "vitest";
import { lettersOf } from "./letters-of.ts";
import { PdfSheet, paper } from "./pdf-sheet.ts";
import { sharedFont } from "./shared-font.ts";

const font = sharedFont(fileURLToPath(new URL("./fonts/barlow-400.ttf", import.meta.url)));

test.each([
  ["Наталя Коваленко", /^Natal\S+ Kovalenko$/],
  ["Γιώργος Παπαδόπουλος", /^Giorgos Papadopoylos$/],
  ["10 kΩ, 5 µm", /^10 kΩ, 5 µm$/],
  ["王小明", /^WangXiaoMing$/],
  ["محمد", /^[A-Za-z]+$/],
  ["Nguyễn Thị Hạnh", /^Nguyễn Thị Hạnh$/],
  ["Peçanha i Muñoz, l·l — 1.234,56 €", /^Peçanha i Muñoz, l·l — 1\.234,56 €$/],
  ["Jose\u0301", /^José$/],
  // Blanks and invisible marks that Barlow lacks, as keyboards and copied texts have them.
  ["山田\u3000太郎", /^ShanTian TaiLang$/],
  ["12\u202f500\u2003km", /^12 500 km$/],
  ["Ana\u200b Ma\u200dría\u2060\ufeff\u200e", /^Ana María$/],
  ["Calle\tMayor\u2028piso 2", /^Calle Mayor piso 2$/],
  ["Disco \nRef. 1", /^Disco \nRef\. 1$/],
])("%s is written in letters that the font has", (text, written) => {
  expect(lettersOf(font, text)).toMatch(written);
});

test("no letter of any text is left out", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      for (const letter of lettersOf(font, text)) {
        expect(letter === "\n" || font.characterSet.includes(letter.codePointAt(0) ?? 0)).toBe(true);
      }
    }),
  );
});

test("a document names a recipient whose letters the font lacks", async () => {
  const sheet = new PdfSheet({ title: "Factura", author: "Tienda", lang: "es-ES", createdAt: new Date(0) });
  sheet.write(sheet.root, "P", "Олена Шевченко", { x: paper.side, y: sheet.y, width: 300 });
  const document = await sheet.finish((page, pages) => `${page}/${pages}`);
  const { text } = await extractText(new Uint8Array(document), { mergePages: true });
  expect(text).toContain("Olena Shevchenko");
});
