import type { Queryable } from "../platform/database/database.ts";

export type Person = { personId: string; customerId: string };

/** A person to be deleted; `isLast`: the customer goes with them. */
export type DepartingPerson = Person & { isLast: boolean };

/** Personal records of a feature, for download and erasure. `app.ts` lists the features. */
export type PersonalRecords = {
  /** Name of the feature in the download. */
  feature: string;
  /** All records of the person as JSON. */
  exportPersonalData(database: Queryable, person: Person): Promise<unknown>;
  /**
   * Deletes the person's own records, and with the last person the customer's. Runs before the person's row is deleted, in
   * the same transaction.
   */
  forgetPerson(transaction: Queryable, person: DepartingPerson): Promise<void>;
  /**
   * Whether the law requires records of the customer, such as invoices, which is then closed instead of deleted. Missing if
   * the feature never keeps any.
   */
  mustKeepCustomer?(transaction: Queryable, customerId: string): Promise<boolean>;
};
