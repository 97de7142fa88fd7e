import { readFile } from "node:fs/promises";
import { parse } from "csv-parse/sync";

/** Rows of a comma-separated file with a header row, by column name (RFC 4180). */
export async function readCsv(path: string): Promise<Record<string, string>[]> {
  return parse<Record<string, string>>(await readFile(path, "utf8"), { columns: true, trim: true });
}
