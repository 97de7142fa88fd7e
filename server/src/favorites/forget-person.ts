import type { Queryable } from "../platform/database/database.ts";

/** Takes all of a person's favorites away; nothing obliges to keep any. */
export async function forgetPerson(
  transaction: Queryable,
  { personId }: { personId: string },
): Promise<void> {
  await transaction.rows({ text: "delete from favorite where person_id = $1", values: [personId] });
}
