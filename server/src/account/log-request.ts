import type { Queryable } from "../platform/database/database.ts";
import type { Person } from "./personal-records.ts";

/** Notes that somebody's right was served, without saying who they are (`law.md` 6.2). */
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
