import { encode } from "uqr";
import { type Box, ink, type PdfSheet, paper } from "../pdf/pdf-sheet.ts";

/** Side of the code in points: 35 mm, of the 30 to 40 that are allowed (Order HAC/1177/2024 art. 21). */
const side = (35 / 25.4) * 72;
const caption = { size: 8, isStrong: true, color: ink.text };
/** With the margin of 2 mm that the code needs around it. */
const captionHeight = 16;
const top = paper.top - 16;
export const checkCodeTop = top + captionHeight;

export const checkCodeLeft = paper.width - paper.side - side;
export const checkCodeEnd = top + 2 * captionHeight + side;

/**
 * Draws the QR code with which anybody checks the invoice with the tax office, at its beginning, with the words that the
 * order asks for. They are the same in every language.
 */
export function drawCheckCode(sheet: PdfSheet, address: string): void {
  const at = (y: number): Box => ({ x: checkCodeLeft, y, width: side });
  sheet.write(sheet.root, "P", "QR tributario:", at(top), caption);
  const { data, size } = encode(address, { ecc: "M", border: 0 });
  const unit = side / size;
  sheet.figure(address, (document) => {
    for (const [row, cells] of data.entries()) {
      for (const [column, isDark] of cells.entries()) {
        if (isDark) document.rect(checkCodeLeft + column * unit, checkCodeTop + row * unit, unit, unit);
      }
    }
    document.fillColor("#000000").fill();
  });
  sheet.write(sheet.root, "P", "VERI*FACTU", at(checkCodeTop + side + 6), caption);
}
