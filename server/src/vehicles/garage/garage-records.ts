import type { Queryable } from "../../platform/database/database.ts";
import { readGarage } from "./account-garage.ts";

/** Personal records of the account's garage, for the download and the erasure of an account (GDPR articles 15, 17). */
export const garageRecords = {
  feature: "vehicles",
  exportPersonalData: (database: Queryable, { personId }: { personId: string }) =>
    readGarage(database, personId),
  async forgetPerson(transaction: Queryable, { personId }: { personId: string }): Promise<void> {
    await transaction.rows({ text: "delete from garage_vehicle where person_id = $1", values: [personId] });
  },
};
