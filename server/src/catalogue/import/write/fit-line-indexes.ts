import { type Database, onlyRow, type Queryable } from "../../../platform/database/database.ts";

/** The key of `fit_line` and its indexes as the migrations leave them, in the order in which they are built. */
const statements = new Map([
  ["fit_line_pkey", "alter table fit_line add primary key (variant_id, part_type_id, fit_set_id)"],
  ["fit_line_by_set", "create index fit_line_by_set on fit_line (fit_set_id)"],
  [
    "fit_line_conditional",
    `create index fit_line_conditional on fit_line (variant_id, part_type_id, fit_set_id)
     where alternatives is not null`,
  ],
]);

/**
 * Drops the indexes of `fit_line` before the first import into the embedded database: building them afterwards takes a third
 * of the time (decision 167). PostgreSQL keeps them, because other processes may read the table meanwhile.
 */
export async function deferFitLineIndexes(database: Database): Promise<void> {
  if (database.engine !== "embedded") return;
  await database.transaction(async (transaction) => {
    const { is_empty } = await onlyRow<{ is_empty: boolean }>(transaction, {
      text: "select not exists (select from fit_line) as is_empty",
    });
    if (!is_empty) return;
    await transaction.rows({ text: "alter table fit_line drop constraint fit_line_pkey" });
    await transaction.rows({ text: "drop index fit_line_by_set, fit_line_conditional" });
  });
}

/** Builds the missing indexes of `fit_line`: those that a running or killed import has deferred. */
export async function buildFitLineIndexes(transaction: Queryable): Promise<void> {
  const present = await transaction.rows<{ name: string }>({
    text: "select indexrelid::regclass::text as name from pg_index where indrelid = 'fit_line'::regclass",
  });
  for (const [name, text] of statements) {
    if (!present.some((index) => index.name === name)) await transaction.rows({ text });
  }
}
