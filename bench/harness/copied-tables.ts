import { writtenTables } from "../../server/src/catalogue/import/write/written-tables.ts";

/** Rows of all tables that an import writes. */
export const countRows = `select ${writtenTables.map((table) => `(select count(*) from ${table})`).join(" + ")} as rows`;

export const readSize = "select pg_database_size(current_database()) as bytes";

export type ImportFigures = {
  rows: number;
  importSeconds: number;
  /** Of the same feed once more, which changes nothing. */
  againSeconds: number;
  peakMegabytes: number | null;
  copySeconds: number;
  /** Of the database after the import. */
  bytes: number;
};
