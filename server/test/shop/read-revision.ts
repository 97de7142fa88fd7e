import { onlyRow, type Queryable } from "../../src/platform/database/database.ts";

/** Current revision of the catalogue. */
export async function readRevision(database: Queryable): Promise<number> {
  const text = "select revision::integer as revision from catalogue_revision";
  return (await onlyRow<{ revision: number }>(database, { text })).revision;
}
