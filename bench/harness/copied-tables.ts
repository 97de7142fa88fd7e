/** Tables that an import writes, each after those that it references. */
export const catalogueTables = [
  "maker",
  "model",
  "variant",
  "category",
  "attribute",
  "part_type",
  "part_type_attribute",
  "brand",
  "fit_set",
  "fit_line",
  "product",
  "product_attribute",
  "product_number",
  "kit",
  "kit_component",
  "price_history",
  "product_tally",
] as const;

/** Rows of all these tables. */
export const countRows = `select ${catalogueTables.map((table) => `(select count(*) from ${table})`).join(" + ")} as rows`;

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
