import type { Queryable } from "../platform/database/database.ts";

type QuoteRow = { content: unknown; created_at: Date };

/** Personal records of this feature, for the download and the erasure of an account (GDPR articles 15, 17). */
export const checkoutRecords = {
  feature: "checkout",
  /** Quotes of the last half hour. */
  async exportPersonalData(database: Queryable, { personId }: { personId: string }) {
    return database.rows<QuoteRow>({
      text: "select content, created_at from quote where person_id = $1 order by created_at",
      values: [personId],
    });
  },
  async forgetPerson(transaction: Queryable, { personId }: { personId: string }): Promise<void> {
    for (const table of ["quote", "idempotency_key"]) {
      await transaction.rows({ text: `delete from ${table} where person_id = $1`, values: [personId] });
    }
  },
};
