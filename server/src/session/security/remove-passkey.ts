import type { Database } from "../../platform/database/database.ts";
import { notifySecurityChange } from "./notify-security-change.ts";

/** Removes a passkey and notifies the person by mail; false if they do not have it. */
export function removePasskey(database: Database, personId: string, id: string): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const removed = await transaction.rows({
      text: "delete from passkey where id = $1 and person_id = $2 returning id",
      values: [id, personId],
    });
    if (removed.length > 0) await notifySecurityChange(transaction, personId, "passkey_removed");
    return removed.length > 0;
  });
}
