import { Type } from "typebox";

/** Name of a safety data sheet: `NAME.pdf` in `DATA_SHEETS_DIR`, or in the bucket of `FILES_URL`. */
export const DataSheetName = Type.String({ pattern: "^[a-z0-9-]+$", maxLength: 80 });

/** Address of a data sheet in the shop. */
export function dataSheetUrl(name: string): string {
  return `/data-sheets/${name}.pdf`;
}
