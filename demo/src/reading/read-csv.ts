import { readFile } from "node:fs/promises";
import { mismatchError } from "@recambia/contract/explain-mismatch";
import { parse } from "csv-parse/sync";
import type { Static, TSchema } from "typebox";
import { Compile } from "typebox/compile";

/** Rows of a comma-separated file with a header row, by column name (RFC 4180). */
export async function readCsv(path: string): Promise<Record<string, string>[]> {
  return parseCsv(await readFile(path, "utf8"));
}

/** Rows of a comma-separated text with a header row, by column name. */
export function parseCsv(text: string): Record<string, string>[] {
  return parse<Record<string, string>>(text, { columns: true, trim: true });
}

export type CsvRow<Schema extends TSchema> = Static<Schema>;

/**
 * Returns a function that reads comma-separated files whose rows are of one schema.
 *
 * @throws Error of the returned function, naming the file, the line and each invalid column.
 */
export function csvReader<Schema extends TSchema>(
  schema: Schema,
): (path: string) => Promise<CsvRow<Schema>[]> {
  const validator = Compile(schema);
  return async (path) => {
    const rows: unknown[] = await readCsv(path);
    return rows.map((row, index) => {
      if (validator.Check(row)) return row;
      throw mismatchError(schema, row, `${path}, row ${index + 1}`);
    });
  };
}

/** Splits a cell that holds several values at its vertical bars. */
export function list(cell: string): string[] {
  return cell === "" ? [] : cell.split("|");
}

/** Returns a pattern of whole ids; an asterisk stands for any text. */
export function idPattern(text: string): RegExp {
  return new RegExp(`^${text.replaceAll("*", ".*")}$`);
}

export function numberOrNull(cell: string): number | null {
  return cell === "" ? null : Number(cell);
}

/** Whether a value lies within both limits, inclusive; null is no limit. */
export function isWithin(value: number, least: number | null, greatest: number | null): boolean {
  return value >= (least ?? value) && value <= (greatest ?? value);
}
