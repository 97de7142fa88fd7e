import type { Queryable } from "../platform/database/database.ts";
import type { Person } from "./personal-records.ts";

/** Records that a data subject's request was served, without identifying them (`law.md` 6.2). */
export async function logRequest(
  transaction: Queryable,
  { personId, customerId }: Person,
  kind: "download" | "erasure",
  now: Date,
): Promise<void> {
  await transaction.rows({
    text: "insert into data_request (person_id, customer_id, kind, served_at) values ($1, $2, $3, $4)",
    values: [personId, customerId, kind, now],
  });
}
